import type { GatewayContext } from '../../context/context.ts';
import type { Entity } from '../../rest/entities.ts';
import { creditInvoiceById, invoiceById, mergedInvoiceById } from '../invoices/invoices.loaders.ts';
import { normalise } from '../orderDesk/resolveLine.ts';
import { orderById } from '../orders/orders.loaders.ts';
import { claimsSince } from './claims.loaders.ts';
import type { InvoicedArticleInput } from '../../schema/types.generated.ts';
import type { ClaimableLineParent } from './claims.parents.ts';

type Claim = Entity<'Claim'>;
type Item = NonNullable<Claim['items'][number]>;

/** The pieces already claimed of an invoice line. */
interface Claimed {
  qty: number;
  /** The claims with pieces of the line, newest first. */
  claims: Claim[];
}

/**
 * The quantity already claimed from an invoice line. An item of a claim names invoice and article, not the line: where
 * the invoice has several lines with the article, an item belongs to those of its price, and fills the first of them
 * first. Null if it cannot be told.
 */
export async function claimedOf(line: ClaimableLineParent, context: GatewayContext): Promise<Claimed | null> {
  const { invoice, articleName, price } = line;
  if (!invoice.docNumber || !articleName || line.qty === null) return null;
  const claims = await claimsSince(invoice.date, context);
  if (claims === null) return null;

  const ofArticle = invoice.items.filter((one) => one !== null && one.articleName === articleName);
  const alike = ofArticle.filter((one) => one?.price?.value === price?.value);
  const isOnlyPrice = alike.length === ofArticle.length;
  /** Null for an item that does not say enough. */
  const isOfLine = (item: Item | null): boolean | null => {
    if (item === null) return null;
    if (item.status === 'rejected') return false;
    const facts = [
      item.status && true,
      isSame(item.invoiceDocumentNumber, invoice.docNumber),
      isSame(item.article?.name, articleName),
      isOnlyPrice || isSame(item.priceByItem?.value, price?.value),
    ];
    if (facts.includes(false)) return false;
    return facts.every((fact) => fact === true) || null;
  };

  let qty = 0;
  for (const item of claims.flatMap((claim) => claim.items)) {
    const isOwn = isOfLine(item);
    if (isOwn === false) continue;
    if (isOwn === null || item?.qty == null) return null;
    qty += item.qty;
  }
  const before = alike.slice(
    0,
    alike.findIndex((one) => one?.id === line.id),
  );
  const left = Math.max(0, qty - before.reduce((sum, one) => sum + (one?.qty ?? 0), 0));
  const isLast = alike.at(-1)?.id === line.id;
  return {
    qty: isLast ? left : Math.min(left, line.qty),
    claims: claims.filter(({ items }) => items.some(isOfLine)),
  };
}

/**
 * The pieces of an article of an invoice that are claimed so far. Null if it cannot be told.
 */
export async function claimedPieces(
  { articleName, invoiceNumber, invoiceDate }: InvoicedArticleInput,
  context: GatewayContext,
): Promise<number | null> {
  const claims = await claimsSince(invoiceDate ?? null, context);
  let pieces = 0;
  for (const item of claims?.flatMap(({ items }) => items) ?? []) {
    if (item?.status === 'rejected') continue;
    if (item?.invoiceDocumentNumber == null || item.article?.name == null || item.qty == null) return null;
    if (normalise(item.invoiceDocumentNumber) !== normalise(invoiceNumber)) continue;
    if (normalise(item.article.name) === normalise(articleName)) pieces += item.qty;
  }
  return claims && pieces;
}

/** Whether two values are the same; null if one is missing. */
const isSame = <T>(one: T | null | undefined, other: T | null | undefined): boolean | null =>
  isKnown(one) && isKnown(other) ? one === other : null;

/** An empty text names nothing. */
const isKnown = (value: unknown): boolean => value != null && value !== '';

/** The claims for articles of an order; null if they cannot be told. */
export async function claimsOfOrder({ id }: { id: number }, context: GatewayContext) {
  const { documents, items, createdAt } = await orderById(context).load(id);
  const invoices = documents && [...documents.invoice, ...documents.merged_invoice];
  return claimsOf(invoices, items, dayBefore(createdAt), context);
}

/** The claims for articles of an invoice, which may name the final invoice that contains it; null if they cannot be told. */
export async function claimsOfInvoice({ id }: { id: number }, context: GatewayContext) {
  const invoice = await invoiceById(context).load(id);
  const { mergedInvoiceDocument: merged, items, createdAt } = invoice;
  return claimsOf(merged ? [invoice, merged] : [invoice], items, dayBefore(createdAt), context);
}

/** The claims for articles of a final invoice; null if they cannot be told. */
export async function claimsOfMergedInvoice({ id }: { id: number }, context: GatewayContext) {
  const invoice = await mergedInvoiceById(context).load(id);
  return claimsOf([invoice], invoice.items, dayBefore(invoice.createdAt), context);
}

/**
 * The claims that a credit invoice probably settles, made since its goods were invoiced: a credit invoice does not name
 * them. Null if they cannot be told.
 */
export async function claimsOfCreditInvoice({ id }: { id: number }, context: GatewayContext) {
  const credit = await creditInvoiceById(context).load(id);
  const moments = credit.invoices.map((invoice) => invoice?.createdAt ?? null);
  const [first = null] = moments.includes(null) ? [] : moments.toSorted();
  if (first === null) return null;
  const claims = await claimsSince(dayBefore(first), context);
  return claims && claims.filter((claim) => isSettledBy(claim, credit));
}

/** Whether a credit invoice has one of the accepted articles of a claim in the same quantity. */
export const isSettledBy = ({ items }: Claim, credit: Entity<'CreditInvoice'>): boolean =>
  items.some(
    (item) =>
      item?.status === 'accepted' &&
      item.article?.name != null &&
      credit.items.some((row) => row?.articleName === item.article?.name && row?.qty === item.qty),
  );

/** The claims since a day with an item that names one of the invoices and one of the articles. */
async function claimsOf(
  invoices: readonly ({ docNumber: string | null } | null)[] | null,
  rows: readonly ({ articleName: string | null } | null)[],
  since: string | null,
  context: GatewayContext,
): Promise<Claim[] | null> {
  if (invoices === null || invoices.some((one) => one?.docNumber == null)) return null;
  const numbers = new Set(invoices.map((one) => one?.docNumber));
  const articles = new Set(rows.map((row) => row?.articleName));
  const claims = numbers.size === 0 ? [] : await claimsSince(since, context);
  const isOfDocument = (item: Item | null): boolean =>
    item?.invoiceDocumentNumber != null &&
    numbers.has(item.invoiceDocumentNumber) &&
    articles.has(item.article?.name ?? null);
  return claims && claims.filter(({ items }) => items.some(isOfDocument));
}

/** The day before a moment, YYYY-MM-DD: days are those of the back end's time zone, which may be a day behind UTC. */
const dayBefore = (moment: string | null): string | null =>
  moment === null ? null : new Date(Date.parse(moment) - 86_400_000).toISOString().slice(0, 10);
