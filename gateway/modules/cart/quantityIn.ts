import type { Entity, Sent } from '../../rest/entities.ts';

/** The field of an article that holds its quantity in each cart. */
export const quantityIn = {
  regular: 'inCartQty',
  reservation: 'inReservationQty',
  backorder: 'inBackorderQty',
} as const satisfies Record<Sent<'CartType'>, keyof Entity<'ArticleSummary'>>;
