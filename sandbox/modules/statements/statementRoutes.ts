import { FileAnswer } from '../../http/FileAnswer.ts';
import { route, type Route } from '../../http/route.ts';
import { listStatements } from './listStatements.ts';
import { readStatement } from './readStatement.ts';
import { statementPdf } from './statementPdf.ts';

/** Accounting statements on the wire (CALL-143, CALL-144, STAT-01). */
export const statementRoutes: Route[] = [
  route('listStatements', 'accounting_statements', ({ query, session, db }) =>
    listStatements(db, session, query),
  ),

  route('getStatementFile', 'accounting_statements', async ({ path, session, locale, db }) => {
    const statement = await readStatement(db, session, path.id, path.filename);
    return new FileAnswer({
      contentType: 'application/pdf',
      content: await statementPdf(statement, locale),
      fileName: path.filename,
    });
  }),
];
