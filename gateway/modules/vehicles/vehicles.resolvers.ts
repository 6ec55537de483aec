import { defineLoader, findById } from '../../relay/loaders.ts';
import { fromGlobalId, identity, pathFromGlobalId, toGlobalId } from '../../relay/ids.ts';
import { nodeById, nodeInParent, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { vehicleFromGlobalId } from './vehicleFromGlobalId.ts';
import { listGroups, listModels, listSubgroups, listSubmodels } from './vehicles.rest.ts';
import { toLatinNumber } from '../../../contract/toLatinNumber.ts';

const vehicleOf = ({ vehicle }: { vehicle?: string | null | undefined }): number | undefined =>
  vehicle == null ? undefined : vehicleFromGlobalId(vehicle, 'vehicle');

const resolvers = {
  Viewer: {
    manufacturers: (_viewer, _args, { rest }) => rest.get('listManufacturers'),
    modelsOf: (_viewer, { manufacturer }, { rest }) =>
      listModels(rest, fromGlobalId('Manufacturer', manufacturer, 'manufacturer')),
    submodelsOf: (_viewer, { model }, { rest }) =>
      listSubmodels(rest, pathFromGlobalId('VehicleModelRef', model, 'model').id),
    groups: (_viewer, args, { rest }) => listGroups(rest, vehicleOf(args)),
    subgroupsOf: (_viewer, args, { rest }) =>
      listSubgroups(rest, fromGlobalId('ArticleGroup', args.group, 'group'), vehicleOf(args)),
    vehiclesByVin: (_viewer, { vin }, { rest }) =>
      vin.trim() === '' ? [] : rest.get('searchVehicles', { query: { vin: toLatinNumber(vin.trim()) } }),
  },
  Manufacturer: identity('Manufacturer'),
  VehicleModelRef: {
    id: ({ id, manufacturer }) => toGlobalId('VehicleModelRef', manufacturer, id),
    dbId: ({ id }) => String(id),
  },
  Submodel: {
    id: ({ id, model }) => toGlobalId('Submodel', model, id),
    dbId: ({ id }) => String(id),
  },
  ArticleGroup: {
    id: ({ id, group }) =>
      group === undefined ? toGlobalId('ArticleGroup', id) : toGlobalId('ArticleGroup', group, id),
    dbId: ({ id }) => String(id),
    subgroups: ({ id, group }, args, { rest }) =>
      group === undefined ? listSubgroups(rest, id, vehicleOf(args)) : [],
  },
  Vehicle: identity('Vehicle'),
} satisfies Resolvers;

const manufacturerById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listManufacturers'), id),
);

const groupById = defineLoader(async (id: number, { rest }) => findById(await listGroups(rest), id));

/** A vehicle; /api/v3 returns one only with the articles for it (CALL-111, CAT-38). */
const vehicleById = defineLoader(async (id: number, { rest }) => {
  const query = { filter: { vehicleId: String(id) }, page: 1, limit: 1 };
  return (await rest.get('searchArticles', { query })).meta?.extra?.vehicle ?? null;
});

const readGroup = nodeById(groupById);
const readSubgroup = nodeInParent((group, { rest }) => listSubgroups(rest, group));

/** /api/v3 has only lists of these, by their parent. */
const nodes: NodeFetchers = {
  Manufacturer: nodeById(manufacturerById),
  VehicleModelRef: nodeInParent((manufacturer, { rest }) => listModels(rest, manufacturer)),
  Submodel: nodeInParent((model, { rest }) => listSubmodels(rest, model)),
  ArticleGroup: (context, dbId) => (dbId.includes('/') ? readSubgroup : readGroup)(context, dbId),
  Vehicle: nodeById(vehicleById),
};

export const vehicles = defineModule({ resolvers, nodes });
