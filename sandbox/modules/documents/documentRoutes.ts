import { FileAnswer } from '../../http/FileAnswer.ts';
import { route, type Route } from '../../http/route.ts';
import {
  exportArticles,
  exportArticlesWithDefaults,
  exportNextPrice,
} from './articleExport/exportArticles.ts';
import { readExportConfig } from './articleExport/exportConfig.ts';
import { documentPdf } from './documentPdf.ts';
import { downloadFile, getFiles } from './files/catalogFiles.ts';
import { readDocument } from './readDocument.ts';

/**
 * Documents and downloads on the wire: the PDF of any kind of document (CALL-027, DOC-23), the catalog's files and the
 * article exports (CALL-019 to CALL-024), which are open to every user (GAP-15).
 */
export const documentRoutes: Route[] = [
  route('getDocumentPdf', 'order_view', async ({ path, session, locale, db }) => {
    const document = await readDocument(db, session, path.id);
    return new FileAnswer({
      contentType: 'application/pdf',
      content: await documentPdf(document, locale),
      fileName: `${document.doc_number}.pdf`,
      inline: true,
    });
  }),

  route('getFiles', null, ({ db }) => getFiles(db)),

  route('downloadFile', null, ({ path, db }) => downloadFile(db, path.key)),

  route('getExportConfig', null, ({ session, db }) => readExportConfig(db, session.user.id)),

  route('exportArticles', null, exportArticles),

  route('exportNextPrice', null, exportNextPrice),

  route('exportArticlesWithDefaults', null, exportArticlesWithDefaults),
];
