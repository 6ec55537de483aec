import { badRequest } from '../errors/toGraphQLError.ts';

/** The REST id in a `dbId` that a caller gave for an argument; a BAD_REQUEST error for what is no number. */
export function numericDbId(name: string, dbId: string): number {
  const id = /^\d{1,15}$/.test(dbId) ? Number(dbId) : NaN;
  if (Number.isNaN(id)) throw badRequest(`${name} is not a dbId: ${JSON.stringify(dbId.slice(0, 40))}`);
  return id;
}
