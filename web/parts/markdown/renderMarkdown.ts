import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';

/** Names of the highlighted blocks, in the reader's language: colour alone says nothing. */
export type BlockNames = Readonly<Record<'info' | 'question' | 'error', string>>;

const opening = /^:::(info|question|error)[ \t]*(?:\n|$)/;

/**
 * `:::info`, `:::question` and `:::error`, closed by `:::` (ISS-22, GAP-148); without an end they are text.
 */
const createBlock = (names: BlockNames): TokenizerAndRendererExtension => ({
  name: 'block',
  level: 'block',
  start: (source) => {
    const at = source.search(/\n:::(?:info|question|error)/);
    return at < 0 || !findClose(source, at + 1) ? undefined : at + 1;
  },
  tokenizer(source) {
    const [head, kind] = opening.exec(source) ?? [];
    const close = head === undefined ? null : findClose(source, head.length - 1);
    if (head === undefined || (kind !== 'info' && kind !== 'question' && kind !== 'error') || !close)
      return undefined;
    const inner = source.slice(head.length, close.from).replace(/\n$/, '');
    return {
      type: 'block',
      raw: source.slice(0, close.to),
      kind,
      name: names[kind],
      tokens: this.lexer.blockTokens(inner, []),
    };
  },
  renderer: function ({ tokens = [], ...token }) {
    const name = `<p><strong>${escape(String(token['name']))}</strong></p>`;
    return `<div data-block="${String(token['kind'])}">${name}${this.parser.parse(tokens)}</div>\n`;
  },
});

/** The first line at or after a position that is `:::` and nothing else. */
function findClose(source: string, begin: number): { from: number; to: number } | null {
  for (let at = source.indexOf('\n:::', begin); at >= 0; at = source.indexOf('\n:::', at + 1)) {
    const next = source.indexOf('\n', at + 1);
    const end = next < 0 ? source.length : next;
    if (source.slice(at + 4, end).trim() === '') return { from: at + 1, to: next < 0 ? end : end + 1 };
  }
  return null;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Some texts take the square of their length, half a second at this one; longer ones are shown as they were written. */
const longest = 30_000;

/**
 * The HTML of a Markdown text. It is not safe yet: show it with `CleanHtml` alone. A text that cannot be read, because it is
 * too long or quotes a thousand times, is shown as it was written.
 */
export function renderMarkdown(text: string, names: BlockNames): string {
  if (text.length > longest) return asWritten(text);
  try {
    return render(text, names);
  } catch {
    // The library calls itself for each level.
    return asWritten(text);
  }
}

const asWritten = (text: string): string => `<p>${escape(text).replaceAll('\n', '<br>')}</p>`;

function render(text: string, names: BlockNames): string {
  const marked = new Marked({
    gfm: true,
    // A new line is one, as in a letter.
    breaks: true,
    extensions: [createBlock(names)],
    // Behind a tag such as <code> the library takes text for HTML; here the tag itself is text.
    walkTokens: (token) => {
      if (token.type === 'text' && 'escaped' in token) token.escaped = false;
    },
    renderer: {
      // HTML is text here: the tracker's language is Markdown alone (GAP-148).
      html: ({ text: html, block: isBlock }: Tokens.HTML | Tokens.Tag) =>
        isBlock ? `<p>${escape(html)}</p>\n` : escape(html),
      // The sanitizer knows no form fields.
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
  return marked.parse(text, { async: false });
}
