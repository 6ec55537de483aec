import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { ArticleGroupParent, SubmodelParent, VehicleModelRefParent } from './vehicles.parents.ts';

/** Models of a manufacturer by name, each with its manufacturer (CALL-123); 404 for an unknown one. */
export const listModels = async (
  rest: RestClient,
  manufacturer: number,
): Promise<(VehicleModelRefParent | null)[]> =>
  (await rest.get('listModels', { path: { id: manufacturer } })).map(
    (model) => model && extendEntity(model, { manufacturer }),
  );

/** Submodels of a model by fuel, engine and power, each with its model (CALL-124); 404 for an unknown one. */
export const listSubmodels = async (rest: RestClient, model: number): Promise<(SubmodelParent | null)[]> =>
  (await rest.get('listSubmodels', { path: { id: model } })).map(
    (submodel) => submodel && extendEntity(submodel, { model }),
  );

/** Article groups by name; with a vehicle those that have parts for it (CALL-125). */
export const listGroups = (rest: RestClient, vehicleId?: number): Promise<(ArticleGroupParent | null)[]> =>
  rest.get('listArticleGroups', vehicleId === undefined ? {} : { query: { vehicleId } });

/** Subgroups as listGroups, each with its group (CALL-126); 404 for an unknown group. */
export const listSubgroups = async (
  rest: RestClient,
  group: number,
  vehicleId?: number,
): Promise<(ArticleGroupParent | null)[]> => {
  const query = vehicleId === undefined ? {} : { query: { vehicleId } };
  const subgroups = await rest.get('listArticleSubgroups', { path: { id: group }, ...query });
  return subgroups.map((subgroup) => subgroup && extendEntity(subgroup, { group }));
};
