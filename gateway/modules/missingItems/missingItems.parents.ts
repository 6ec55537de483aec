import type { Entity } from '../../rest/entities.ts';

/** A missing item as far as the answer that named it told of it: the report has everything, a mutation its id and state. */
export type MissingItemParent = Pick<Entity<'MissingItem'>, 'id'> & Partial<Entity<'MissingItem'>>;
