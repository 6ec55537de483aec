import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** One page of the invoices that match, newest first (CALL-076, GAP-38). */
export const listInvoices = (
  rest: RestClient,
  filter: Entity<'InvoiceFilter'>,
  page: PageRequest,
): Promise<Entity<'InvoicePage'>> => rest.get('listInvoices', { query: { filter, ...page } });

/** An invoice with all of its page (CALL-077); one call a request and invoice. */
export const getInvoice = (rest: RestClient, id: number): Promise<Entity<'Invoice'>> =>
  rest.get('getInvoice', { path: { id } });
