import { isDbId } from '../../contract/isDbId.ts';
import type { OrderType } from '../schema/types.generated.ts';
import { Parameters } from './parameters.ts';
import type { CsvStyle } from './writeCsv.ts';

/** The options of an export of orders. */
export interface ExportOptions {
  /** Days of creation, YYYY-MM-DD, both inclusive; null for an open end. */
  from: string | null;
  until: string | null;
  /** One type of orders; null for all that the user may see. */
  type: OrderType | null;
  /** Ids of single orders, each read by itself; null for all. */
  only: readonly string[] | null;
  /** How csv is written. */
  style: CsvStyle;
}

const mostSingleOrders = 500;

const orderTypes: readonly OrderType[] = ['REGULAR', 'RESERVATION', 'BACKORDER'];

/** Types in the order in which an export contains them. */
export const typesOf = ({ type }: ExportOptions): readonly OrderType[] =>
  type === null ? orderTypes : [type];

/**
 * Reads the query of an export's URL.
 *
 * @throws BulkFailure for a name or value that an export does not know
 */
export function readExportOptions(url: URL): ExportOptions {
  const parameters = new Parameters(url, ['from', 'until', 'type', 'only', 'decimal', 'texts']);
  return {
    from: parameters.day('from'),
    until: parameters.day('until'),
    type: parameters.choice('type', orderTypes),
    only: parameters.list('only', isDbId, mostSingleOrders),
    // As the exports of the back end: semicolons, and a byte order mark, which Excel wants.
    style: {
      delimiter: ';',
      bom: true,
      decimal: parameters.decimal() ?? '.',
      days: 'YYYY-MM-DD',
      texts: parameters.texts(),
    },
  };
}
