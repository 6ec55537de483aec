import type { ListWindow } from '../../relay/ListWindow.ts';
import type { Entity } from '../../rest/entities.ts';

/**
 * Documents, as much of them as the answer that named them holds: the page of one everything, a list's row most, a final
 * or credit invoice a little of the invoices in it. The rest is read from the page.
 */
export type InvoiceParent = Omit<Entity<'IncludedInvoice'>, 'totalGrossWeight'> & Partial<Entity<'Invoice'>>;
export type MergedInvoiceParent = Entity<'MergedInvoiceListItem'> & Partial<Entity<'MergedInvoice'>>;
export type CreditInvoiceParent = Entity<'CreditInvoiceListItem'> & Partial<Entity<'CreditInvoice'>>;

export type DocumentItemParent = Entity<'DocumentItem'>;
export type MergedInvoiceRefParent = Entity<'MergedInvoiceSearchResult'>;

export type InvoiceConnectionParent = ListWindow<Entity<'InvoiceListItem'>>;
export type MergedInvoiceConnectionParent = ListWindow<Entity<'MergedInvoiceListItem'>>;
export type CreditInvoiceConnectionParent = ListWindow<Entity<'CreditInvoiceListItem'>>;
