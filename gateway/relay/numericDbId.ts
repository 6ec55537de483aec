import { badRequest } from '../errors/toGraphQLError.ts';

/** The number in a REST id; null for what is no number and so can be no id of anything that has numbers. */
export const dbIdToNumber = (dbId: string): number | null => (/^\d{1,15}$/.test(dbId) ? Number(dbId) : null);

/** The REST id in a `dbId` that a caller gave for an argument; a BAD_REQUEST error for what is no number. */
export function numericDbId(argument: string, dbId: string): number {
  const id = dbIdToNumber(dbId);
  if (id === null) throw badRequest(`${argument} is not a dbId: ${JSON.stringify(dbId.slice(0, 40))}`);
  return id;
}
