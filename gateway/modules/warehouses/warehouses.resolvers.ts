import { fieldOf } from '../../schema/fieldOf.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { defineModule } from '../defineModule.ts';
import type { WarehouseParent } from './warehouses.parents.ts';

/** A warehouse; /api/v3 has only the list of all (CALL-028). */
const warehouseById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listAllWarehouses'), id),
);

const ofWarehouse = fieldOf<Entity<'Warehouse'>, WarehouseParent>(async ({ id }, context) => {
  const warehouse = await warehouseById(context).load(id);
  if (warehouse) return warehouse;
  const isWhole = (await context.rest.get('listAllWarehouses')).every((one) => one !== null);
  // A warehouse that is no longer in the list has only its number and cannot be ordered from.
  return {
    id,
    type: null,
    ...(isWhole ? { name: String(id), readonly: true } : { name: null, readonly: null }),
  };
});

const resolvers = {
  Viewer: {
    warehouses: (_viewer, { all }, { rest }) => rest.get(all ? 'listAllWarehouses' : 'listWarehouses'),
  },
  Warehouse: {
    ...identity('Warehouse'),
    name: ofWarehouse('name'),
    readonly: ofWarehouse('readonly'),
    type: ofWarehouse('type', openEnum('WarehouseType', 'OTHER')),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Warehouse: nodeById(warehouseById),
};

export const warehouses = defineModule({ resolvers, nodes });
