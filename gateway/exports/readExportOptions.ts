import { bulkFailure } from '../bulk/BulkFailure.ts';
import { message } from '../messages/message.ts';
import type { OrderType } from '../schema/resolvers.generated.ts';

/** What an export of orders contains. */
export interface ExportOptions {
  /** Days of creation, YYYY-MM-DD, both inclusive; null for an open end. */
  from: string | null;
  until: string | null;
  /** One type of orders; null for all that the user may see. */
  type: OrderType | null;
}

const orderTypes: readonly OrderType[] = ['REGULAR', 'RESERVATION', 'BACKORDER'];
const knownNames = new Set(['from', 'until', 'type']);

/** Types in the order in which an export contains them. */
export const typesOf = ({ type }: ExportOptions): readonly OrderType[] =>
  type === null ? orderTypes : [type];

/**
 * Reads the query of an export's URL.
 *
 * @throws BulkFailure for a name or value that an export does not know
 */
export function readExportOptions(url: string): ExportOptions {
  const { searchParams } = new URL(url, 'http://gateway');
  const unknown = [...searchParams.keys()].find((name) => !knownNames.has(name));
  if (unknown !== undefined)
    throw bulkFailure(
      'BAD_REQUEST',
      message('EXPORT.PARAMETER', { name: JSON.stringify(unknown.slice(0, 40)) }),
    );
  const given = searchParams.get('type');
  const type = orderTypes.find((one) => one === given) ?? null;
  if (given !== null && type === null)
    throw bulkFailure('BAD_REQUEST', message('EXPORT.TYPE', { types: orderTypes.join(', ') }));
  return { from: readDay(searchParams, 'from'), until: readDay(searchParams, 'until'), type };
}

function readDay(params: URLSearchParams, name: string): string | null {
  const day = params.get(name);
  if (day === null) return null;
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Date.parse takes 31 February for a day in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw bulkFailure('BAD_REQUEST', message('EXPORT.DAY', { name }));
  return day;
}
