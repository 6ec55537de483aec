import { fieldOf } from '../../schema/fieldOf.ts';
import { identity } from '../../relay/ids.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { articleOfRow, deliveryName } from '../catalog/catalog.loaders.ts';
import { documentUrl } from './documentUrl.ts';
import { orderById } from './orders.loaders.ts';
import type { OrderParent } from './orders.parents.ts';
import { partIdentity, partsOf } from './partsOf.ts';

const toShipmentStatus = openEnum('ShipmentStatus', 'OTHER');

const field = fieldOf(({ id }: OrderParent, context) => orderById(context).load(id));

export const orderResolvers = {
  Order: {
    ...identity('Order'),
    status: field('status', openEnum('OrderStatus')),
    statusText: field('status'),
    type: field('type', openEnum('OrderType')),
    typeText: field('type'),
    paid: field('paid'),
    allowToPay: field('allowToPay'),
    grandTotal: field('grandTotal'),
    clientOrderId: field('clientOrderId'),
    warehouse: field('warehouse'),
    user: field('user'),
    createdAt: field('createdAt'),
    clientPaymentTerms: field('clientPaymentTerms'),
    vatPercent: field('vatPercent'),
    stockSummary: field('stockSummary'),
    backorderSummary: field('backorderSummary'),
    documents: field('documents'),
    payer: field('payer'),
    receiver: field('receiver'),
    seller: field('seller'),
    comments: field('comments', (comments, { id }) => partsOf(id, comments)),
    items: field('items', (items, { id }) => partsOf(id, items)),
    shipments: async ({ id }, _args, { rest }) =>
      partsOf(id, await rest.get('listShipments', { path: { id } })),
  },
  OrderItem: {
    ...partIdentity('OrderItem'),
    isDelivery: ({ articleName }) => (articleName ? articleName === deliveryName : null),
    article: (item, _args, context) => articleOfRow(item, context),
  },
  OrderComment: partIdentity('OrderComment'),
  OrderDocuments: {
    packingList: ({ packing_list: packingList }) => packingList,
    mergedInvoice: ({ merged_invoice: mergedInvoice }) => mergedInvoice,
  },
  DocumentRef: {
    dbId: ({ id }) => String(id),
    url: documentUrl,
  },
  Shipment: {
    ...partIdentity('Shipment'),
    status: ({ status }) => toShipmentStatus(status),
    statusText: ({ status }) => status,
    parcels: ({ orderId, parcels }) => partsOf(orderId, parcels),
  },
  Carrier: { dbId: ({ id }) => String(id) },
  Parcel: {
    ...partIdentity('Parcel'),
    trackingUrl: ({ trackingUrl }) => (isWebAddress(trackingUrl) ? trackingUrl : null),
  },
} satisfies Resolvers;

/** Only http and https are safe to open: a `javascript:` address would run in the portal. */
function isWebAddress(address: string | null): boolean {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}
