import type { components } from '../../../contract/apiV3.generated.ts';
import { exportFile } from '../../export/exportFile.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import { InvalidFields, Rejected } from '../../http/failures.ts';
import type { Call } from '../../http/route.ts';
import type { UploadedFile } from '../../http/UploadedFile.ts';
import { translateHeading } from '../../texts/translateHeading.ts';
import { articleColumns } from './articleColumns.ts';
import { findOemMatches } from './findOemMatches.ts';
import { parseOemList } from './parseOemList.ts';
import { type ArticleReader, type ArticleSummary, readArticleSummaries } from './readArticleSummaries.ts';

type OemRow = components['schemas']['OemRow'];

/** A longer list would make the answer too large. */
const mostNumbers = 5000;
const readAtOnce = 1000;

/** The articles found for each number of an OEM list (CALL-117, CAT-26). */
export function oemBatchSearch(call: Call<'oemBatchSearch'>): Promise<OemRow[]> {
  return searchOemList(call, call.files);
}

/** The same as a file (CALL-118, CAT-27): a line per article, and one for each number that was not found. */
export async function exportOemBatchSearch(call: Call<'exportOemBatchSearch'>): Promise<FileAnswer> {
  const rows = await searchOemList(call, call.files);
  const lines = rows.flatMap((row): OemLine[] =>
    row.result.length === 0 ? [{ row, article: null }] : row.result.map((article) => ({ row, article })),
  );
  const { format = 'csv', withHeaders = 1 } = call.body;
  return exportFile(
    'oem-list',
    call,
    { format, withHeaders },
    [
      { header: 'Requested number', cell: ({ row }) => row.requestedName },
      { header: 'Found', cell: ({ row }) => translateHeading(row.found ? 'yes' : 'no', call.locale) },
      { header: 'Replacement', cell: ({ row }) => row.replacement },
      ...articleColumns(rows.flatMap(({ result }) => result)).map(({ header, cell }) => ({
        header,
        cell: ({ article }: OemLine) => (article === null ? null : cell(article)),
      })),
    ],
    lines,
  );
}

interface OemLine {
  row: OemRow;
  article: ArticleSummary | null;
}

/** @throws InvalidFields when there is no csv or txt file; Rejected when it is empty or too long. */
async function searchOemList(reader: ArticleReader, files: readonly UploadedFile[]): Promise<OemRow[]> {
  const file = files.find(({ field }) => field === 'file');
  if (file === undefined) throw new InvalidFields([{ field: 'file', message: 'Please choose a file.' }]);
  if (!/\.(csv|txt)$/i.test(file.fileName)) {
    throw new InvalidFields([{ field: 'file', message: 'The file must be .csv or .txt.' }]);
  }
  const entries = parseOemList(file.content);
  if (entries.length === 0) throw new Rejected('The file holds no numbers.');
  if (entries.length > mostNumbers) {
    const [count, most] = [String(entries.length), String(mostNumbers)];
    throw new Rejected(`The file holds ${count} numbers, at most ${most} can be searched at once.`);
  }
  const matches = await findOemMatches(reader.db, entries);
  const articles = await readAll(reader, [...new Set(matches.flatMap(({ articleIds }) => articleIds))]);
  return entries.map(({ number, qty }, index): OemRow => {
    const { articleIds = [], replacement = null } = matches[index] ?? {};
    const result = articleIds.flatMap((id) => articles.get(id) ?? []);
    return { requestedName: number, qty, found: result.length > 0, replacement, result };
  });
}

async function readAll(
  reader: ArticleReader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ArticleSummary>> {
  const articles = new Map<number, ArticleSummary>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    for (const article of await readArticleSummaries(reader, ids.slice(start, start + readAtOnce)))
      articles.set(article.id, article);
  }
  return articles;
}
