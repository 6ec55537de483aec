import type { Entity } from '../../rest/entities.ts';

/**
 * An invoice as far as the answer that named it told of it: its page has everything, a list's row and a final
 * invoice a part. What is missing is read from its page.
 */
export type InvoiceParent = { id: number } & Partial<Omit<Entity<'Invoice'>, 'id'>>;
