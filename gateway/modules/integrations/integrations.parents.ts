import type { Entity } from '../../rest/entities.ts';

/** An integration as far as the answer that named it told of it: the list has everything, an upload its times. */
export type IntegrationParent = Pick<Entity<'Integration'>, 'id'> & Partial<Entity<'Integration'>>;
