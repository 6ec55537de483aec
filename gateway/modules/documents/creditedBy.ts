import type { GatewayContext } from '../../context/context.ts';
import type { Entity } from '../../rest/entities.ts';
import { creditInvoiceFilter } from '../invoices/invoiceFilters.ts';
import { creditInvoiceById } from '../invoices/invoices.loaders.ts';

/** As many credit invoices are looked into: each is a call. */
const mostCandidates = 10;

/**
 * The credit invoices made since a moment that fit, the newest first. The back end does not name the credit invoices of a
 * document, so every candidate is read; null where there are too many, or the moment is not known.
 */
export async function creditedBy(
  since: string | null,
  fits: (creditInvoice: Entity<'CreditInvoice'>) => boolean,
  context: GatewayContext,
  most = mostCandidates,
): Promise<Entity<'CreditInvoice'>[] | null> {
  if (since === null) return null;
  // Days are those of the back end's time zone, which may be a day behind UTC.
  const from = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10);
  const filter = creditInvoiceFilter({ createdAt: { from } });
  const { items } = await context.rest.get('listCreditInvoices', {
    query: { filter, page: 1, limit: most + 1 },
  });
  const candidates = items.filter((one) => one !== null);
  if (items.length > most || candidates.length < items.length) return null;
  const pages = await Promise.all(candidates.map(({ id }) => creditInvoiceById(context).load(id)));
  return pages.filter(fits);
}

/** Whether a list of documents or orders has one of these ids. */
export const hasOneOf = (
  list: readonly ({ id: number } | null)[],
  ids: readonly (number | undefined)[],
): boolean => list.some((one) => one !== null && ids.includes(one.id));
