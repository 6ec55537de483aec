import { FileAnswer } from '../../http/FileAnswer.ts';
import { route, type Route } from '../../http/route.ts';
import { documentPdf } from './documentPdf.ts';
import { readDocument } from './readDocument.ts';

/** Documents on the wire: the PDF of any kind (CALL-027, DOC-23). */
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
];
