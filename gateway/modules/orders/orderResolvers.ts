import type { GatewayContext } from '../../context.ts';
import { identity } from '../../relay/identity.ts';
import type { Entity } from '../../rest/entities.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { toEnum, toOpenEnum } from '../../schema/enums.ts';
import { convert, readField } from '../../schema/readField.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField, selectsOtherThan, type LookAheadInfo } from '../../schema/selectsField.ts';
import type { OrderParent } from './orders.parents.ts';
import { getOrderField, getOrderPage, listShipments } from './orders.rest.ts';
import { partIdentity } from './partOfOrder.ts';

type Order = Entity<'Order'>;

/** A field of an order: as the parent has it, else from the order's page (CALL-032). */
const read = <K extends keyof Order>(order: OrderParent, key: K, { rest }: GatewayContext) =>
  readField<Order, K>(order, key, () =>
    order.page ? order.page.field(key) : getOrderField(rest, order.id, key),
  );

/** The resolver of a field that needs nothing else. */
const known =
  <K extends keyof Order>(key: K) =>
  (order: OrderParent, _args: unknown, context: GatewayContext) =>
    read(order, key, context);

/** What an order tells without its page; shipments have a call of their own. */
const knownWithoutPage = new Set(['__typename', 'id', 'dbId', 'shipments']);

/**
 * An order of which only the id is known. Where more is asked for than that, it waits for its page once, instead of
 * once for each of its fields; without a page each field tells why.
 */
export async function orderOfId(
  id: number,
  { rest }: GatewayContext,
  info: LookAheadInfo,
): Promise<OrderParent> {
  if (!selectsOtherThan(info, knownWithoutPage)) return { id };
  if (selectsField(info, 'shipments')) startEarly(listShipments(rest, id));
  try {
    return { id, page: await getOrderPage(rest, id) };
  } catch {
    return { id };
  }
}

/** Parts of an order, each with the order's id, which their global ids need. */
const partsOf = <T extends { id: number }>(orderId: number, parts: readonly T[]) =>
  parts.map((part) => ({ ...part, orderId }));

/** The article name of a line that is the delivery and no article (ORD-45). */
export const deliveryName = 'DELIVERY';

export const orderResolvers = {
  Order: {
    ...identity('Order'),
    status: (order, _args, context) => convert(read(order, 'status', context), toEnum),
    type: (order, _args, context) => convert(read(order, 'type', context), toEnum),
    paid: known('paid'),
    allowToPay: known('allowToPay'),
    grandTotal: known('grandTotal'),
    clientOrderId: known('clientOrderId'),
    warehouse: known('warehouse'),
    user: known('user'),
    createdAt: known('createdAt'),
    clientPaymentTerms: known('clientPaymentTerms'),
    vatPercent: known('vatPercent'),
    stockSummary: known('stockSummary'),
    backorderSummary: known('backorderSummary'),
    documents: known('documents'),
    payer: known('payer'),
    receiver: known('receiver'),
    seller: known('seller'),
    comments: (order, _args, context) =>
      convert(read(order, 'comments', context), (comments) => partsOf(order.id, comments)),
    items: (order, _args, context) =>
      convert(read(order, 'items', context), (items) => partsOf(order.id, items)),
    shipments: async ({ id }, _args, { rest }) => partsOf(id, await listShipments(rest, id)),
  },
  OrderItem: {
    ...partIdentity('OrderItem'),
    isDelivery: ({ articleName }) => articleName === deliveryName,
  },
  OrderComment: partIdentity('OrderComment'),
  OrderDocuments: {
    packingList: ({ packing_list: packingList }) => packingList,
    mergedInvoice: ({ merged_invoice: mergedInvoice }) => mergedInvoice,
  },
  DocumentRef: { dbId: ({ id }) => String(id) },
  Shipment: {
    ...partIdentity('Shipment'),
    warehouse: ({ warehouse }) => warehouse?.name,
    status: ({ status }) => toOpenEnum(['packed', 'shipped', 'delivered'], status),
    statusText: ({ status }) => status,
    parcels: ({ orderId, parcels }) => partsOf(orderId, parcels),
  },
  Carrier: { dbId: ({ id }) => String(id) },
  Parcel: {
    ...partIdentity('Parcel'),
    trackingUrl: ({ trackingUrl }) => (isWebAddress(trackingUrl) ? trackingUrl : null),
  },
} satisfies Resolvers;

/** Only http and https lead where a click may lead: a `javascript:` address would run in the portal. */
function isWebAddress(address: string | null): boolean {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}
