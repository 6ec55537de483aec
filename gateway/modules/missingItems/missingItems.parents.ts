import type { Entity } from '../../rest/entities.ts';

/** A missing item, as much of it as the answer that named it holds: the report everything, a mutation its id and state. */
export type MissingItemParent = { id: number } & Partial<Omit<Entity<'MissingItem'>, 'id'>>;
