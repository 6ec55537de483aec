import type { Entity } from '../../rest/entities.ts';

export type BackorderItemParent = Entity<'BackorderItem'>;
