import type { OrderType } from '../schema/types.generated.ts';
import { Parameters } from './parameters.ts';

/** What an export of orders contains. */
export interface ExportOptions {
  /** Days of creation, YYYY-MM-DD, both inclusive; null for an open end. */
  from: string | null;
  until: string | null;
  /** One type of orders; null for all that the user may see. */
  type: OrderType | null;
}

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
  const parameters = new Parameters(url, ['from', 'until', 'type']);
  return {
    from: parameters.day('from'),
    until: parameters.day('until'),
    type: parameters.choice('type', orderTypes),
  };
}
