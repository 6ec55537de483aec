import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { ArticleGroupParent, SubmodelParent, VehicleModelRefParent } from './vehicles.parents.ts';

/** Vehicle makers by name (CALL-122). */
export const listManufacturers = (rest: RestClient): Promise<Entity<'Manufacturer'>[]> =>
  rest.getReference('listManufacturers');

/** Models of a maker by name (CALL-123); 404 for an unknown one. */
export const listModels = async (rest: RestClient, manufacturer: number): Promise<VehicleModelRefParent[]> =>
  (await rest.getReference('listModels', { path: { id: manufacturer } })).map((model) => ({
    ...model,
    manufacturer,
  }));

/** Submodels of a model by fuel, engine and power (CALL-124); 404 for an unknown one. */
export const listSubmodels = async (rest: RestClient, model: number): Promise<SubmodelParent[]> =>
  (await rest.getReference('listSubmodels', { path: { id: model } })).map((submodel) => ({
    ...submodel,
    model,
  }));

/** Article groups by name; with a vehicle those with parts for it (CALL-125). */
export const listGroups = (rest: RestClient, vehicleId?: number): Promise<ArticleGroupParent[]> =>
  rest.getReference('listArticleGroups', vehicleId === undefined ? {} : { query: { vehicleId } });

/** Subgroups of a group by name; with a vehicle those with parts for it (CALL-126); 404 for an unknown group. */
export const listSubgroups = async (
  rest: RestClient,
  group: number,
  vehicleId?: number,
): Promise<ArticleGroupParent[]> =>
  (
    await rest.getReference('listArticleSubgroups', {
      path: { id: group },
      ...(vehicleId === undefined ? {} : { query: { vehicleId } }),
    })
  ).map((subgroup) => ({ ...subgroup, group }));

/** The vehicles that a VIN may belong to, whatever its length (CALL-116, CAT-19). */
export const searchVehicles = (rest: RestClient, vin: string): Promise<Entity<'Vehicle'>[]> =>
  rest.get('searchVehicles', { query: { vin } });

/** A vehicle by its id: /api/v3 tells of one only beside the articles for it (CALL-111, CAT-38); null for none. */
export async function getVehicle(rest: RestClient, id: number): Promise<Entity<'Vehicle'> | null> {
  const { meta } = await rest.get('searchArticles', {
    query: { filter: { vehicleId: String(id) }, page: 1, limit: 1 },
  });
  return meta.extra.vehicle;
}
