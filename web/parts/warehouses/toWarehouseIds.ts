import { isDbId } from '../../../contract/isDbId.ts';
import { toGlobalId } from '../../relay/globalId.ts';

/** The warehouses of a URL as the gateway takes them. One that cannot be is left out, and no row is of it. */
export const toWarehouseIds = (dbIds: readonly string[]): string[] =>
  dbIds.filter(isDbId).map((dbId) => toGlobalId('Warehouse', dbId));
