import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { textLanguage } from '../../texts/textLanguage.ts';
import type { WikiArticle } from './readWiki.ts';
import { escapeHtml, picturesOf } from './wikiText.ts';

const style =
  'body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.25rem .5rem;text-align:left}img{max-width:100%}';

/** CALL-163: an article as one file with its pictures in it, which opens without the portal (WIKI-05). */
export async function articleHtml(
  db: Kysely<Database>,
  { title, description, content, lastEditedAt }: WikiArticle,
  locale: string,
): Promise<string> {
  const pictures = await picturesOf(db, content);
  const whole = content.replaceAll(/\bsrc="([^"]+)"/g, (written, address: string) => {
    const picture = pictures.get(address);
    if (picture === undefined) return written;
    return `src="data:${picture.content_type};base64,${Buffer.from(picture.content).toString('base64')}"`;
  });
  const language = textLanguage(locale);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${description === null ? '' : `<p>${escapeHtml(description)}</p>\n`}${whole}
<p><time datetime="${lastEditedAt.toISOString()}">${lastEditedAt.toISOString().slice(0, 10)}</time></p>
</body>
</html>
`;
}
