import type { Entity } from '../../rest/entities.ts';

/** An integration, as much of it as the answer that named it holds: the list everything, an upload its times. */
export type IntegrationParent = { id: number } & Partial<Omit<Entity<'Integration'>, 'id'>>;
