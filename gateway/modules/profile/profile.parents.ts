import type { Entity } from '../../rest/entities.ts';

export type AddressParent = Entity<'Address'>;
export type ContactParent = Entity<'Contact'>;
