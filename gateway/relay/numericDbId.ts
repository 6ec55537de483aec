import { badRequest } from '../errors/toGraphQLError.ts';
import { RestError } from '../rest/RestError.ts';
import type { OperationId } from '../rest/restTypes.ts';

/** The number in a REST id; null for what is no number and so can be no id of anything that has numbers. */
export const dbIdToNumber = (dbId: string): number | null => (/^\d{1,15}$/.test(dbId) ? Number(dbId) : null);

/** The REST id in a `dbId` that a caller gave for an argument; a BAD_REQUEST error for what is no number. */
export function numericDbId(argument: string, dbId: string): number {
  const id = dbIdToNumber(dbId);
  if (id === null) throw badRequest(`${argument} is not a dbId: ${JSON.stringify(dbId.slice(0, 40))}`);
  return id;
}

/**
 * The number in the `dbId` of a page. What is no number is the number of nothing: /order/abc is a page that is not
 * there (ERR-07).
 * @throws RestError 404, as the call that reads the page would.
 */
export function dbIdOfPage(dbId: string, operationId: OperationId, requestId: string): number {
  const id = dbIdToNumber(dbId);
  if (id === null) throw new RestError('status', { operationId, requestId, status: 404 });
  return id;
}
