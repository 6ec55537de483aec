import { idempotentRoute, type Route, route } from '../../http/route.ts';
import { getWikiFile, uploadWikiFile } from './wikiFiles.ts';
import { articleHtml } from './articleHtml.ts';
import { articlePdf } from './articlePdf.ts';
import { listNodes, readArticle } from './readWiki.ts';
import { fileNameOf } from './fileNameOf.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';

/** The knowledge base. Every call needs `wiki_view` (WIKI-01, GAP-152). */
export const wikiRoutes: Route[] = [
  route('listWikiTree', 'wiki_view', ({ locale, db }) => listNodes(db, locale)),
  route('listWikiCategories', 'wiki_view', ({ locale, db }) => listNodes(db, locale, null)),
  route('listWikiChildren', 'wiki_view', ({ path, locale, db }) => listNodes(db, locale, path.id)),
  route('getWikiArticle', 'wiki_view', async ({ path, locale, db }) => {
    const { id, title, description, content, lastEditedAt } = await readArticle(db, locale, path.id);
    return { id, title, description, content, lastEditedAt: lastEditedAt.toISOString() };
  }),
  route('getWikiArticlePdf', 'wiki_view', async ({ path, locale, db }) => {
    const article = await readArticle(db, locale, path.id);
    return new FileAnswer({
      contentType: 'application/pdf',
      content: await articlePdf(db, article, locale),
      fileName: `${fileNameOf(article.title)}.pdf`,
    });
  }),
  route('getWikiArticleHtml', 'wiki_view', async ({ path, locale, db }) => {
    const article = await readArticle(db, locale, path.id);
    return new FileAnswer({
      contentType: 'text/html; charset=utf-8',
      content: await articleHtml(db, article, locale),
      fileName: `${fileNameOf(article.title)}.html`,
    });
  }),
  idempotentRoute('uploadWikiFile', 'wiki_view', ({ files, session, db }) =>
    uploadWikiFile(db, session.user.id, files),
  ),
  route('getWikiFile', 'wiki_view', ({ path, db }) => getWikiFile(db, path.name)),
];
