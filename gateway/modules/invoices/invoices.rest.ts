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

/** A field of it, by the same call. */
export const getInvoiceField = <K extends keyof Entity<'Invoice'>>(
  rest: RestClient,
  id: number,
  key: K,
): Promise<Entity<'Invoice'>[K]> => rest.getField('getInvoice', key, { path: { id } });

/** One page of the final invoices that match, newest first (CALL-079, GAP-38). */
export const listMergedInvoices = (
  rest: RestClient,
  filter: Entity<'MergedInvoiceFilter'>,
  page: PageRequest,
): Promise<Entity<'MergedInvoicePage'>> => rest.get('listMergedInvoices', { query: { filter, ...page } });

/** Up to ten final invoices whose number holds the text (CALL-080, GAP-103). */
export const searchMergedInvoices = (
  rest: RestClient,
  number: string,
): Promise<Entity<'MergedInvoiceSearchResult'>[]> => rest.get('searchMergedInvoices', { query: { number } });

/** A final invoice with all of its page (CALL-081); one call a request and invoice. */
export const getMergedInvoice = (rest: RestClient, id: number): Promise<Entity<'MergedInvoice'>> =>
  rest.get('getMergedInvoice', { path: { id } });

/** A field of it, by the same call. */
export const getMergedInvoiceField = <K extends keyof Entity<'MergedInvoice'>>(
  rest: RestClient,
  id: number,
  key: K,
): Promise<Entity<'MergedInvoice'>[K]> => rest.getField('getMergedInvoice', key, { path: { id } });

/** One page of the credit invoices that match, newest first (CALL-084, GAP-38). */
export const listCreditInvoices = (
  rest: RestClient,
  filter: Entity<'CreditInvoiceFilter'>,
  page: PageRequest,
): Promise<Entity<'CreditInvoicePage'>> => rest.get('listCreditInvoices', { query: { filter, ...page } });

/** A credit invoice with all of its page (CALL-085); one call a request and invoice. */
export const getCreditInvoice = (rest: RestClient, id: number): Promise<Entity<'CreditInvoice'>> =>
  rest.get('getCreditInvoice', { path: { id } });

/** A field of it, by the same call. */
export const getCreditInvoiceField = <K extends keyof Entity<'CreditInvoice'>>(
  rest: RestClient,
  id: number,
  key: K,
): Promise<Entity<'CreditInvoice'>[K]> => rest.getField('getCreditInvoice', key, { path: { id } });
