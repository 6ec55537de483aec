import type { GatewayContext } from '../../context/context.ts';
import { readListPage } from '../../relay/readListPage.ts';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import { creditInvoiceFilter } from '../invoices/invoiceFilters.ts';
import { creditInvoiceById } from '../invoices/invoices.loaders.ts';
import { readStep } from './readStep.ts';

/** As many credit invoices are looked into in a step: each is a call. */
const candidatesOfStep = 10;

/** Credit invoices of a document, among those of a step. */
export interface CreditSearchParent {
  /** Null for one that could not be read. */
  found: (Entity<'CreditInvoice'> | null)[];
  total: number | null;
  nextStep: number | null;
}

/**
 * Looks for the credit invoices that fit among those made since a moment, the newest first, ten in a step. The back end
 * does not name the credit invoices of a document, so every candidate is read.
 *
 * @param since null to look through all
 * @throws RestError, BAD_REQUEST
 */
export async function searchCredits(
  since: string | null,
  given: number,
  fits: (creditInvoice: Entity<'CreditInvoice'>) => boolean,
  context: GatewayContext,
): Promise<CreditSearchParent> {
  const step = readStep(given);
  const filter = since === null ? {} : creditInvoiceFilter({ createdAt: { from: dayBefore(since) } });
  const query = { filter, page: step, limit: candidatesOfStep };
  const { items, meta } = readListPage(await context.rest.get('listCreditInvoices', { query }), query);
  const pages = await Promise.all(
    items.map((one) => (one === null ? null : orNull(creditInvoiceById(context).load(one.id)))),
  );
  const total = meta?.total ?? null;
  const isLast = items.length < candidatesOfStep || (total !== null && step * candidatesOfStep >= total);
  return {
    found: pages.filter((page) => page === null || fits(page)),
    total,
    nextStep: isLast ? null : step + 1,
  };
}

/** Days are those of the back end's time zone, which may be a day behind UTC. */
const dayBefore = (moment: string): string =>
  new Date(Date.parse(moment) - 86_400_000).toISOString().slice(0, 10);
