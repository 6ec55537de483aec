import { isDbId } from '../../../contract/isDbId.ts';
import { readSelection } from '../openDocumentsExport.ts';
import { Parameters, refusal } from '../parameters.ts';
import { message } from '../../messages/message.ts';
import { documentKinds, type DocumentSelection } from '../readDocuments.ts';
import { excelStyle, plainStyle, type CsvStyle } from '../writeCsv.ts';

const packKinds = [...documentKinds, 'statements'] as const;

/** The options of a pack. */
export interface PackOptions {
  documents: DocumentSelection & { from: string; until: string };
  /** Whether statements of the months belong into it; null: if the user may see them. */
  withStatements: boolean | null;
  /** Ids of single files, as a manifest has them; null for all. */
  only: readonly string[] | null;
  /** How its tables are written. */
  style: CsvStyle;
}

const mostDays = 366;
const mostSingleFiles = 500;

/**
 * Reads the query of a pack's URL.
 *
 * @throws BulkFailure for a name or value that a pack does not know
 */
export function readPackOptions(url: URL): PackOptions {
  const names = ['month', 'from', 'until', 'kinds', 'currency', 'only', 'preset', 'decimal', 'texts'];
  const parameters = new Parameters(url, names);
  const kinds = parameters.choices('kinds', packKinds);
  const selection = readSelection(parameters);
  const { from, until } = selection;
  if (from === null || until === null) throw refusal(message('EXPORT.PERIOD'));
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  if (!(days >= 1 && days <= mostDays)) throw refusal(message('EXPORT.RANGE', { days: mostDays }));
  const only = parameters.list('only', (one) => isDbId(one.replace(/^statement-/, '')), mostSingleFiles);
  const [decimal, texts] = [parameters.decimal() ?? ',', parameters.texts()];
  const preset = parameters.choice('preset', ['generic', 'excel']);
  return {
    documents: {
      ...selection,
      from,
      until,
      kinds: kinds && documentKinds.filter((kind) => kinds.includes(kind)),
      // The files of a pack are chosen after its lists have been read.
      only: null,
    },
    withStatements: kinds && kinds.includes('statements'),
    only,
    style: preset === 'excel' ? excelStyle(decimal, texts) : plainStyle,
  };
}
