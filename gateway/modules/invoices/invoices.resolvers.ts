import type { GatewayContext } from '../../context.ts';
import { connection } from '../../relay/connection.ts';
import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import { RestError } from '../../rest/RestError.ts';
import { convert, readField } from '../../schema/readField.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { deliveryName } from '../orders/orderResolvers.ts';
import { invoiceFilter } from './invoiceFilters.ts';
import type { InvoiceParent } from './invoices.parents.ts';
import { getInvoice, listInvoices } from './invoices.rest.ts';

type Invoice = Entity<'Invoice'>;

/** A field of an invoice: as the parent has it, else from the invoice's page (CALL-077). */
const read = <K extends keyof Invoice>(invoice: InvoiceParent, key: K, { rest }: GatewayContext) =>
  readField<Invoice, K>(invoice, key, () => getInvoice(rest, invoice.id));

/** The resolver of a field that needs nothing else. */
const known =
  <K extends keyof Invoice>(key: K) =>
  (invoice: InvoiceParent, _args: unknown, context: GatewayContext) =>
    read(invoice, key, context);

export const invoicesResolvers = {
  Viewer: {
    invoices: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = invoiceFilter(filter);
      return connection(window, (page) => listInvoices(rest, wanted, page));
    },
    invoice: (_viewer, { dbId }, { rest, requestId }) => {
      const id = dbIdToNumber(dbId);
      if (id === null) throw new RestError('status', { operationId: 'getInvoice', requestId, status: 404 });
      return getInvoice(rest, id);
    },
  },
  Invoice: {
    ...identity('Invoice'),
    vatPercent: known('vatPercent'),
    totalNetWeight: known('totalNetWeight'),
    totalGrossWeight: known('totalGrossWeight'),
    orders: (invoice, _args, context) =>
      convert(read(invoice, 'orders', context), (ids) => ids.map((id) => ({ id }))),
    packingListDocument: known('packingListDocument'),
    mergedInvoiceDocument: known('mergedInvoiceDocument'),
    billingAddress: known('billingAddress'),
    shippingAddress: known('shippingAddress'),
    sellerAddress: known('sellerAddress'),
    items: known('items'),
  },
  DocumentItem: {
    isDelivery: ({ articleName }) => articleName === deliveryName,
    referenceOrderId: ({ referenceOrderId }) => (referenceOrderId === null ? null : String(referenceOrderId)),
  },
} satisfies Resolvers;

export const invoicesNodes: NodeFetchers = {
  Invoice: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : getInvoice(rest, id);
  },
};
