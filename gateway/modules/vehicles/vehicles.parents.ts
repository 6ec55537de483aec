import type { Entity } from '../../rest/entities.ts';

/** A model with the manufacturer whose list holds it: no call reads a model by its id. */
export type VehicleModelRefParent = Entity<'VehicleModel'> & { manufacturer: number };

/** A submodel with the model whose list holds it. */
export type SubmodelParent = Entity<'Submodel'> & { model: number };

/** A group, or a subgroup with its group. */
export type ArticleGroupParent = Entity<'ArticleGroup'> & { group?: number };

export type ManufacturerParent = Entity<'Manufacturer'>;
export type VehicleParent = Entity<'Vehicle'>;
