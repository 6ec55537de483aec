import { fieldOf } from '../../schema/fieldOf.ts';
import { identity } from '../../relay/ids.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { articleOfRow, deliveryName } from '../catalog/catalog.loaders.ts';
import { documentUrl } from '../orders/documentUrl.ts';
import { orderOfId } from '../orders/orders.loaders.ts';
import { creditInvoiceById, invoiceById, mergedInvoiceById } from './invoices.loaders.ts';
import type { CreditInvoiceParent, InvoiceParent, MergedInvoiceParent } from './invoices.parents.ts';

const ofInvoice = fieldOf(({ id }: InvoiceParent, context) => invoiceById(context).load(id));
const ofMergedInvoice = fieldOf(({ id }: MergedInvoiceParent, context) =>
  mergedInvoiceById(context).load(id),
);
const ofCreditInvoice = fieldOf(({ id }: CreditInvoiceParent, context) =>
  creditInvoiceById(context).load(id),
);

export const invoiceResolvers = {
  Invoice: {
    ...identity('Invoice'),
    url: documentUrl,
    warehouse: ofInvoice('warehouse'),
    paid: ofInvoice('paid'),
    allowToPay: ofInvoice('allowToPay'),
    vatPercent: ofInvoice('vatPercent'),
    totalNetWeight: ofInvoice('totalNetWeight'),
    totalGrossWeight: ofInvoice('totalGrossWeight'),
    orders: ofInvoice('orders', (ids, _invoice, _args, context, info) =>
      ids.map((id) => (id === null ? null : orderOfId(id, context, info))),
    ),
    packingListDocument: ofInvoice('packingListDocument'),
    mergedInvoiceDocument: ofInvoice('mergedInvoiceDocument'),
    billingAddress: ofInvoice('billingAddress'),
    shippingAddress: ofInvoice('shippingAddress'),
    sellerAddress: ofInvoice('sellerAddress'),
    items: ofInvoice('items'),
  },
  MergedInvoice: {
    ...identity('MergedInvoice'),
    url: documentUrl,
    billingAddress: ofMergedInvoice('billingAddress'),
    shippingAddress: ofMergedInvoice('shippingAddress'),
    sellerAddress: ofMergedInvoice('sellerAddress'),
    packingLists: ofMergedInvoice('packingLists'),
    invoices: ofMergedInvoice('invoices'),
    includedOrders: ofMergedInvoice('included_orders'),
    items: ofMergedInvoice('items'),
  },
  CreditInvoice: {
    ...identity('CreditInvoice'),
    url: documentUrl,
    billingAddress: ofCreditInvoice('billingAddress'),
    shippingAddress: ofCreditInvoice('shippingAddress'),
    sellerAddress: ofCreditInvoice('sellerAddress'),
    packingLists: ofCreditInvoice('packingLists'),
    invoices: ofCreditInvoice('invoices'),
    includedOrders: ofCreditInvoice('included_orders'),
    items: ofCreditInvoice('items'),
  },
  MergedInvoiceRef: { dbId: ({ id }) => String(id), url: documentUrl },
  DocumentItem: {
    isDelivery: ({ articleName }) => (articleName ? articleName === deliveryName : null),
    article: (item, _args, context) => articleOfRow(item, context),
    referenceOrderId: ({ referenceOrderId }) => (referenceOrderId === null ? null : String(referenceOrderId)),
  },
} satisfies Resolvers;
