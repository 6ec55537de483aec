import { defineLoader } from '../../loaders.ts';
import { listAllWarehouses } from './catalog.rest.ts';

/** A warehouse by its id; one call for all, because /api/v3 has only the list (CALL-028). */
export const warehouseById = defineLoader(
  async (_ids: readonly number[], { rest }) =>
    new Map((await listAllWarehouses(rest)).map((warehouse) => [warehouse.id, warehouse])),
);
