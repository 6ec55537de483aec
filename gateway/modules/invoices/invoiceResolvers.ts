import type { GatewayContext } from '../../context.ts';
import { identity } from '../../relay/identity.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { convert, readField } from '../../schema/readField.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { deliveryName, orderOfId } from '../orders/orderResolvers.ts';
import { getCreditInvoiceField, getInvoiceField, getMergedInvoiceField } from './invoices.rest.ts';

/** Resolvers of fields that a list may not know: as the parent has them, else from the document's page. */
const fieldsOf =
  <Document extends { id: number }>(
    get: <K extends keyof Document>(rest: RestClient, id: number, key: K) => Promise<Document[K]>,
  ) =>
  <K extends keyof Document>(key: K) =>
  (document: { id: number } & Partial<Document>, _args: unknown, { rest }: GatewayContext) =>
    readField<Document, K>(document, key, () => get(rest, document.id, key));

const ofInvoice = fieldsOf<Entity<'Invoice'>>(getInvoiceField);
const ofMergedInvoice = fieldsOf<Entity<'MergedInvoice'>>(getMergedInvoiceField);
const ofCreditInvoice = fieldsOf<Entity<'CreditInvoice'>>(getCreditInvoiceField);
const orderIds = ofInvoice('orders');

export const invoiceResolvers = {
  Invoice: {
    ...identity('Invoice'),
    warehouse: ofInvoice('warehouse'),
    paid: ofInvoice('paid'),
    allowToPay: ofInvoice('allowToPay'),
    vatPercent: ofInvoice('vatPercent'),
    totalNetWeight: ofInvoice('totalNetWeight'),
    totalGrossWeight: ofInvoice('totalGrossWeight'),
    orders: (invoice, args, context, info) =>
      convert(orderIds(invoice, args, context), (ids) => ids.map((id) => orderOfId(id, context, info))),
    packingListDocument: ofInvoice('packingListDocument'),
    mergedInvoiceDocument: ofInvoice('mergedInvoiceDocument'),
    billingAddress: ofInvoice('billingAddress'),
    shippingAddress: ofInvoice('shippingAddress'),
    sellerAddress: ofInvoice('sellerAddress'),
    items: ofInvoice('items'),
  },
  MergedInvoice: {
    ...identity('MergedInvoice'),
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
    billingAddress: ofCreditInvoice('billingAddress'),
    shippingAddress: ofCreditInvoice('shippingAddress'),
    sellerAddress: ofCreditInvoice('sellerAddress'),
    packingLists: ofCreditInvoice('packingLists'),
    invoices: ofCreditInvoice('invoices'),
    includedOrders: ofCreditInvoice('included_orders'),
    items: ofCreditInvoice('items'),
  },
  MergedInvoiceRef: { dbId: ({ id }) => String(id) },
  DocumentItem: {
    isDelivery: ({ articleName }) => articleName === deliveryName,
    referenceOrderId: ({ referenceOrderId }) => (referenceOrderId === null ? null : String(referenceOrderId)),
  },
} satisfies Resolvers;
