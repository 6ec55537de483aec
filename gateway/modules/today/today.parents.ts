import type { Entity } from '../../rest/entities.ts';

export type RecentOrdersParent = Entity<'OrderPage'>;
