import type { Entity } from '../../rest/entities.ts';

export type StatementParent = Entity<'Statement'>;
