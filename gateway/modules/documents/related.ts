import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { GatewayContext } from '../../context.ts';
import type { Loader } from '../../loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { RestError } from '../../rest/RestError.ts';
import type { DocumentKind, DocumentRelation } from '../../schema/resolvers.generated.ts';
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

/** What came from an order: its documents, in three calls. */
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

/** What an invoice came from, and the final invoice that contains it, in three calls. */
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

/** What a final invoice came from; its page knows everything. */
export const relatedToMergedInvoice = async (
  { id }: { id: number },
  context: GatewayContext,
): Promise<Related> => sourcesIn(await mergedInvoiceById(context).load(id));

/** What a credit invoice came from; its page knows everything. */
export const relatedToCreditInvoice = async (
  { id }: { id: number },
  context: GatewayContext,
): Promise<Related> => sourcesIn(await creditInvoiceById(context).load(id));

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
  if (named == null) return null;
  try {
    return await pageById(context).load(named.id);
  } catch (error) {
    if (error instanceof RestError && error.status !== 401) return null;
    throw error;
  }
}
