import type { Entity } from '../../rest/entities.ts';

/** An agreement; no more than its id and approval where it was just approved. */
export type AgreementParent = { id: number } & Partial<Omit<Entity<'Agreement'>, 'id'>>;
