import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { GatewayContext } from '../../context/context.ts';
import type { Loader } from '../../relay/loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import type { DocumentKind, DocumentRelation } from '../../schema/types.generated.ts';
import { claimById } from '../claims/claims.loaders.ts';
import { creditInvoiceById, invoiceById, mergedInvoiceById } from '../invoices/invoices.loaders.ts';
import { orderById } from '../orders/orders.loaders.ts';

/** A document, as much of it as the calls behind a list of related documents tell. */
export interface RelatedDocumentParent extends Required<Known> {
  kind: DocumentKind;
  relation: DocumentRelation;
}

interface Known {
  id: number;
  docNumber?: string | null;
  createdAt?: string | null;
  grandTotal?: ReadMoney | null;
  /** Of an order. */
  status?: string | null;
  paid?: boolean | null;
}
type Named = Pick<Known, 'id' | 'docNumber'> | null;

/** Null for a document whose name could not be read. */
type Related = (RelatedDocumentParent | null)[];

/** The documents that an order led to, in three calls. */
export async function relatedToOrder({ id }: { id: number }, context: GatewayContext): Promise<Related> {
  const { documents } = await orderById(context).load(id);
  const [invoice, merged] = await Promise.all([
    pageOf(invoiceById, documents?.invoice[0], context),
    pageOf(mergedInvoiceById, documents?.merged_invoice[0], context),
  ]);
  return [
    ...listOf('PROFORMA', 'RESULT', documents?.proforma),
    ...listOf('PACKING_LIST', 'RESULT', documents?.packing_list),
    ...listOf('INVOICE', 'RESULT', documents?.invoice, [invoice, ...(merged?.invoices ?? [])]),
    ...listOf('MERGED_INVOICE', 'RESULT', documents?.merged_invoice, [merged]),
  ];
}

/** The documents that an invoice is based on, and the final invoice that contains it, in three calls. */
export async function relatedToInvoice({ id }: { id: number }, context: GatewayContext): Promise<Related> {
  const { orders, packingListDocument, mergedInvoiceDocument } = await invoiceById(context).load(id);
  const [firstOrder] = orders;
  const [merged, order] = await Promise.all([
    pageOf(mergedInvoiceById, mergedInvoiceDocument, context),
    pageOf(orderById, firstOrder == null ? null : { id: firstOrder }, context),
  ]);
  const named = orders.map((orderId) => (orderId === null ? null : { id: orderId }));
  return [
    ...listOf('ORDER', 'SOURCE', named, [order, ...(merged?.included_orders ?? [])]),
    ...listOf('PACKING_LIST', 'SOURCE', ifAny(packingListDocument)),
    ...listOf('MERGED_INVOICE', 'RESULT', ifAny(mergedInvoiceDocument), [merged]),
  ];
}

/** The documents that a final invoice is based on; its page names all of them. */
export const relatedToMergedInvoice = async (
  { id }: { id: number },
  context: GatewayContext,
): Promise<Related> => sourcesIn(await mergedInvoiceById(context).load(id));

/**
 * What a credit invoice came from, which its page knows, and the final invoices of its first invoices, which theirs know: for
 * those who work with final invoices it corrects one of these.
 */
export async function relatedToCreditInvoice(
  { id }: { id: number },
  context: GatewayContext,
): Promise<Related> {
  const credit = await creditInvoiceById(context).load(id);
  const named = credit.invoices.slice(0, mostInvoices);
  const invoices = await Promise.all(named.map((one) => pageOf(invoiceById, one ?? undefined, context)));
  // An invoice that cannot be read may have a final invoice too.
  const unread = invoices.filter((one) => one === null);
  const merged = new Map(
    invoices.flatMap((one) => {
      const document = one?.mergedInvoiceDocument;
      return document ? [[document.id, document]] : [];
    }),
  );
  const pages = await Promise.all([...merged.values()].map((one) => pageOf(mergedInvoiceById, one, context)));
  return [
    ...sourcesIn(credit),
    ...listOf('MERGED_INVOICE', 'SOURCE', [...merged.values(), ...unread], pages),
  ];
}

/** Invoices that a claim or a credit invoice names are looked up: each takes one to three calls. */
const mostInvoices = 3;

/** The invoices that the items of a claim name, and the orders that the claimed articles on them came from. */
export async function relatedToClaim({ id }: { id: number }, context: GatewayContext): Promise<Related> {
  const { items } = await claimById(context).load(id);
  const numbers = new Set(items.flatMap((item) => item?.invoiceDocumentNumber ?? []));
  const invoices = await Promise.all(
    [...numbers].slice(0, mostInvoices).map(async (number): Promise<Related> => {
      const claimed = items.filter((item) => item?.invoiceDocumentNumber === number);
      const articles = new Set(claimed.map((item) => item?.article?.name));
      const named = await invoiceOfNumber(number, context);
      if (named === null) return [];
      const { kind, invoice, page } = named;
      const rows = page?.items.filter((row) => row?.articleName != null && articles.has(row.articleName));
      const orders = [...new Set(rows?.flatMap((row) => row?.referenceOrderId ?? []))];
      const facts = page && 'included_orders' in page ? page.included_orders : [];
      return [
        ...listOf(kind, 'SOURCE', [invoice], [invoice]),
        ...listOf(
          'ORDER',
          'SOURCE',
          orders.map((order) => ({ id: order })),
          facts,
        ),
      ];
    }),
  );
  return distinct(invoices.flat());
}

/** The final invoice with a printed number, else the invoice with it, and its page; null if there is none. */
async function invoiceOfNumber(number: string, context: GatewayContext) {
  const page = { page: 1, limit: 1 };
  const merged = await context.rest.get('listMergedInvoices', { query: { filter: { number }, ...page } });
  const found = merged.items.find((one) => one?.docNumber === number);
  if (found)
    return {
      kind: 'MERGED_INVOICE' as const,
      invoice: found,
      page: await pageOf(mergedInvoiceById, found, context),
    };
  const plain = await context.rest.get('listInvoices', { query: { filter: { docNumber: number }, ...page } });
  const invoice = plain.items.find((one) => one?.docNumber === number);
  return invoice
    ? { kind: 'INVOICE' as const, invoice, page: await pageOf(invoiceById, invoice, context) }
    : null;
}

/** Documents, each once. */
const distinct = (documents: Related): Related => [
  ...new Map(documents.map((one) => [one && `${one.kind} ${one.id}`, one])).values(),
];

function sourcesIn({
  included_orders: orders,
  packingLists,
  invoices,
}: Pick<Entity<'MergedInvoice'>, 'included_orders' | 'packingLists' | 'invoices'>): Related {
  return [
    ...listOf('ORDER', 'SOURCE', orders, orders),
    ...listOf('PACKING_LIST', 'SOURCE', packingLists),
    ...listOf('INVOICE', 'SOURCE', invoices, invoices),
  ];
}

const ifAny = (named: Named): Named[] => (named === null ? [] : [named]);

/** Lists the documents of a kind that are named, each with what is known of it. */
const listOf = (
  kind: DocumentKind,
  relation: DocumentRelation,
  named: readonly Named[] = [],
  known: readonly (Known | null)[] = [],
): Related =>
  named.map((document) => {
    if (document === null) return null;
    const { id, docNumber } = document;
    const facts = known.find((one) => one?.id === id);
    return {
      kind,
      relation,
      id,
      docNumber: facts?.docNumber ?? docNumber ?? null,
      createdAt: facts?.createdAt ?? null,
      grandTotal: facts?.grandTotal ?? null,
      status: facts?.status ?? null,
      paid: facts?.paid ?? null,
    };
  });

/** The page of a document; null if there is none or it cannot be read: the document is still named. */
async function pageOf<Page>(
  pageById: Loader<number, Page>,
  named: Named | undefined,
  context: GatewayContext,
): Promise<Page | null> {
  return named == null ? null : orNull(pageById(context).load(named.id));
}
