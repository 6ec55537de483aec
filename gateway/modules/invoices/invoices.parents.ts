import type { Entity } from '../../rest/entities.ts';

/**
 * Documents as far as the answer that named them told of them: the page of one has everything, a list's row the most,
 * a final or credit invoice a little of the invoices in it. What is missing is read from the page.
 */
export type InvoiceParent = Omit<Entity<'IncludedInvoice'>, 'totalGrossWeight'> & Partial<Entity<'Invoice'>>;
export type MergedInvoiceParent = Entity<'MergedInvoiceListItem'> & Partial<Entity<'MergedInvoice'>>;
export type CreditInvoiceParent = Entity<'CreditInvoiceListItem'> & Partial<Entity<'CreditInvoice'>>;

export type DocumentItemParent = Entity<'DocumentItem'>;
export type MergedInvoiceRefParent = Entity<'MergedInvoiceSearchResult'>;
