import type { Entity } from '../../rest/entities.ts';

/** An integration, as much of it as the answer that named it holds: the list everything, an upload its times. */
export type IntegrationParent = Pick<Entity<'Integration'>, 'id'> & Partial<Entity<'Integration'>>;
