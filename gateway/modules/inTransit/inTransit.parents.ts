import type { Entity } from '../../rest/entities.ts';

export type InTransitItemParent = Entity<'InTransitItem'>;
