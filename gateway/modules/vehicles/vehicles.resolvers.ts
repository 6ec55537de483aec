import { toGlobalId } from '../../relay/globalId.ts';
import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber, numericDbId } from '../../relay/numericDbId.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import {
  getVehicle,
  listGroups,
  listManufacturers,
  listModels,
  listSubgroups,
  listSubmodels,
  searchVehicles,
} from './vehicles.rest.ts';

const vehicle = (vehicleId: string | null | undefined): number | undefined =>
  vehicleId == null ? undefined : numericDbId('vehicleId', vehicleId);

const resolvers = {
  Viewer: {
    manufacturers: (_viewer, _args, { rest }) => listManufacturers(rest),
    modelsOf: (_viewer, { manufacturer }, { rest }) =>
      listModels(rest, numericDbId('manufacturer', manufacturer)),
    submodelsOf: (_viewer, { model }, { rest }) => listSubmodels(rest, numericDbId('model', model)),
    groups: (_viewer, { vehicleId }, { rest }) => listGroups(rest, vehicle(vehicleId)),
    subgroupsOf: (_viewer, { group, vehicleId }, { rest }) =>
      listSubgroups(rest, numericDbId('group', group), vehicle(vehicleId)),
    vehiclesByVin: (_viewer, { vin }, { rest }) =>
      vin.trim() === '' ? [] : searchVehicles(rest, vin.trim()),
  },
  Manufacturer: identity('Manufacturer'),
  VehicleModelRef: {
    id: ({ id, manufacturer }) => toGlobalId('VehicleModelRef', `${manufacturer}/${id}`),
    dbId: ({ id }) => String(id),
  },
  Submodel: {
    id: ({ id, model }) => toGlobalId('Submodel', `${model}/${id}`),
    dbId: ({ id }) => String(id),
  },
  ArticleGroup: {
    id: ({ id, group }) => toGlobalId('ArticleGroup', group === undefined ? id : `${group}/${id}`),
    dbId: ({ id }) => String(id),
    subgroups: ({ id, group }, { vehicleId }, { rest }) =>
      group === undefined ? listSubgroups(rest, id, vehicle(vehicleId)) : [],
  },
  Vehicle: identity('Vehicle'),
} satisfies Resolvers;

/** Finds by id in a list that is named first in a global id: `manufacturer/model`. */
async function findIn<T extends { id: number }>(
  dbId: string,
  list: (parent: number) => Promise<T[]>,
): Promise<T | null> {
  const [parent = null, id = null] = dbId.split('/').map(dbIdToNumber);
  if (parent === null || id === null) return null;
  return (await list(parent)).find((one) => one.id === id) ?? null;
}

/** Only the lists exist in /api/v3: one of them is read to find one object of it again. */
const nodes: NodeFetchers = {
  Manufacturer: async ({ rest }, dbId) =>
    (await listManufacturers(rest)).find(({ id }) => String(id) === dbId) ?? null,
  VehicleModelRef: ({ rest }, dbId) => findIn(dbId, (manufacturer) => listModels(rest, manufacturer)),
  Submodel: ({ rest }, dbId) => findIn(dbId, (model) => listSubmodels(rest, model)),
  ArticleGroup: async ({ rest }, dbId) =>
    dbId.includes('/')
      ? findIn(dbId, (group) => listSubgroups(rest, group))
      : ((await listGroups(rest)).find(({ id }) => String(id) === dbId) ?? null),
  Vehicle: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : getVehicle(rest, id);
  },
};

export const vehicles = defineModule({ resolvers, nodes });
