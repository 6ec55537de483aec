import type { Entity } from '../../rest/entities.ts';

export type AccountAccessParent = Entity<'AccountAccess'>;
export type AccountUserParent = NonNullable<Entity<'AccountAccess'>['user']>;
export type SystemAccessParent = Entity<'SystemAccess'>;
/** A system; without its groups where it is part of a sub-account. */
export type SystemParent = { id: number } & Partial<Omit<Entity<'System'>, 'id'>>;
/** A group and the id of its system: ids of groups may be unique in their system only. */
export type SystemGroupParent = Entity<'SystemGroup'> & { systemId: number };
