import { extname } from 'node:path';
import type { Bulk, BulkCaller } from '../../bulk/createBulk.ts';
import { RestError } from '../../rest/RestError.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { cleanFileName } from '../../rest/request/cleanFileName.ts';
import { connection } from '../../relay/connection.ts';
import type { ListWindow } from '../../relay/ListWindow.ts';
import { readListPage } from '../../relay/readListPage.ts';
import type { Entity } from '../../rest/entities.ts';
import { isForbidden } from '../isForbidden.ts';
import { readDocuments, type DocumentKind, type ExportedDocument } from '../readDocuments.ts';
import type { PackOptions } from './readPackOptions.ts';

/** A file that belongs into a pack. */
export interface PlannedFile {
  /** Names it in `only`. */
  id: string;
  kind: DocumentKind | 'statements';
  /** Its name in the pack. */
  name: string;
  number: string | null;
  date: string | null;
  /** Null for a statement. */
  document: ExportedDocument | null;
  /** Reads it. */
  read: (rest: RestClient) => Promise<{ content: Buffer; contentType: string }>;
}

/** The planned contents of a pack. */
export interface PackPlan {
  files: PlannedFile[];
  /** Rows of lists that could not be read, so that their documents are not known. */
  unread: number;
  /** Ids that were asked for and are not in the lists. */
  notFound: string[];
}

/**
 * Lists the files of a pack, from the lists alone.
 *
 * @throws BulkFailure, or the error of a call
 */
export async function planPack(
  { documents: selection, withStatements, only }: PackOptions,
  { bulk, caller }: { bulk: Bulk; caller: BulkCaller },
): Promise<PackPlan> {
  const files: PlannedFile[] = [];
  let unread = 0;
  let refusal: unknown = null;
  try {
    for await (const read of readDocuments(selection, { bulk, caller, withLines: false })) {
      unread += read.unread;
      files.push(...read.documents.map(documentFile));
    }
  } catch (error) {
    // The user may see statements alone.
    if (withStatements !== null || !isForbidden(error)) throw error;
    refusal = error;
  }
  if (withStatements !== false && selection.currency === null)
    files.push(...(await listStatements(bulk.context(caller).rest, selection, withStatements === true)));
  if (refusal !== null && files.length === 0) throw refusal;
  giveNames(files);
  if (only === null) return { files, unread, notFound: [] };
  const known = new Set(files.map(({ id }) => id));
  return {
    files: files.filter(({ id }) => only.includes(id)),
    unread,
    notFound: only.filter((id) => !known.has(id)),
  };
}

const words: Record<DocumentKind, string> = {
  invoices: 'invoice',
  'merged-invoices': 'final-invoice',
  'credit-invoices': 'credit-invoice',
};

function documentFile(document: ExportedDocument): PlannedFile {
  const { kind, dbId, number, date } = document;
  return {
    id: dbId,
    kind,
    name: `${date?.slice(0, 7) ?? 'undated'}_${words[kind]}_${number ?? dbId}.pdf`,
    number,
    date,
    document,
    read: (rest) => rest.file('getDocumentPdf', { path: { id: Number(dbId) } }),
  };
}

/** Up to 50 rows a page and the row before them are one call. */
const pageSize = 50;
type Statements = ListWindow<Entity<'Statement'>>;

/**
 * The statements of the months that the days touch; none if the user may not see them, unless they are asked for.
 * @throws RestError also where the list is not whole
 */
async function listStatements(
  rest: RestClient,
  { from, until }: { from: string; until: string },
  isAskedFor: boolean,
): Promise<PlannedFile[]> {
  const files: PlannedFile[] = [];
  const byId = { list: 'statements', id: ({ id }: { id: number }) => id };
  let after: string | null = null;
  try {
    for (;;) {
      const statements: Statements = await connection({ first: pageSize, after }, byId, async (page) =>
        readListPage(await rest.get('listStatements', { query: page }), page),
      );
      const { edges, pageInfo } = statements;
      let oldest = until.slice(0, 7);
      for (const edge of edges) {
        const statement = edge?.node;
        if (statement?.year == null || statement.month === null || statement.filename === null) continue;
        const { id, year, filename } = statement;
        oldest = `${year}-${String(statement.month).padStart(2, '0')}`;
        if (oldest < from.slice(0, 7) || oldest > until.slice(0, 7)) continue;
        files.push({
          id: `statement-${id}`,
          kind: 'statements',
          name: `${oldest}_statement${extname(filename)}`,
          number: filename,
          date: null,
          document: null,
          read: (client) => client.file('getStatementFile', { path: { id, filename } }),
        });
      }
      // The newest month is first.
      if (oldest < from.slice(0, 7)) return files;
      const { hasNextPage, isPositionUncertain } = pageInfo;
      const endCursor: string | null = pageInfo.endCursor;
      if (isPositionUncertain || (hasNextPage && (endCursor === null || endCursor === after)))
        throw rest.wrongAnswer('listStatements');
      if (!hasNextPage) return files;
      after = endCursor;
    }
  } catch (error) {
    if (!isAskedFor && error instanceof RestError && error.status === 403) return [];
    throw error;
  }
}

/** Makes names safe for every file system, and unique where upper and lower case are the same. */
function giveNames(files: PlannedFile[]): void {
  const taken = new Set<string>();
  for (const file of files) {
    const plain = cleanFileName(file.name.replace(/[/\\\s<>:"|?*]+/g, '-'));
    const dot = plain.lastIndexOf('.');
    const name = taken.has(plain.toLowerCase())
      ? `${plain.slice(0, dot)}_${file.id}${plain.slice(dot)}`
      : plain;
    taken.add(name.toLowerCase());
    file.name = name;
  }
}
