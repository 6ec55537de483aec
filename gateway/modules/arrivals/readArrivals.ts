import type { GatewayContext } from '../../context/context.ts';
import { dayIn } from '../../../contract/dayIn.ts';
import type { Entity } from '../../rest/entities.ts';
import { RestError } from '../../rest/RestError.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Arrival, ArrivalPart, Arrivals } from '../../schema/types.generated.ts';
import { readListPage } from '../../relay/readListPage.ts';
import { deliveryName } from '../catalog/catalog.loaders.ts';
import { orderById } from '../orders/orders.loaders.ts';

/** Orders of a kind that are looked into: each is a call. */
const mostOrders = 5;
const pageSize = 100;
/** Pages of goods in transit that are read. */
const mostPages = 7;

/** Days of arrival of an article. */
type Window = { from: string | null; until: string | null };
/** The entries that one source returned. */
type Found = { entries: (Arrival | null)[]; hasMore: boolean };

const nothing: Found = { entries: [], hasMore: false };
const toStatus = openEnum('ShipmentStatus', 'OTHER');

/**
 * Everything on its way to the customer (DAY-41). Lists that the user may not see are left out; lists that cannot be
 * read are named.
 * @throws RestError when the session has ended, or the currency is refused
 */
export async function readArrivals(context: GatewayContext): Promise<Arrivals> {
  const unread: ArrivalPart[] = [];
  /** The value of a part, or another one where it is not for the user or cannot be read. */
  const partOf = async <T>(part: ArrivalPart, value: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await value;
    } catch (error) {
      if (!(error instanceof RestError) || error.isOfRequest) throw error;
      if (error.status !== 403) unread.push(part);
      return otherwise;
    }
  };
  const firstPage = readTransit(context, 1);
  const [preOrders, backorders, shipments, transit] = await Promise.all([
    partOf('PRE_ORDERS', readPreOrders(context), nothing),
    partOf('BACKORDERS', readBackorders(context), nothing),
    partOf('SHIPMENTS', readShipments(context), nothing),
    partOf('DAYS', firstPage, null),
  ]);
  const waiting = [...preOrders.entries, ...backorders.entries];
  const articles = new Set(waiting.flatMap((entry) => entry?.articles ?? []));
  const windows = transit ? await partOf('DAYS', readWindows(context, transit, articles), null) : null;
  const dated = waiting.map((entry) => entry && { ...entry, ...windowOf(entry.articles, windows?.days) });
  return {
    entries: [...dated, ...shipments.entries],
    unread: [...new Set(unread)],
    hasMore: [preOrders, backorders, shipments].some(({ hasMore }) => hasMore) || windows?.isCut === true,
  };
}

async function readPreOrders(context: GatewayContext): Promise<Found> {
  const { orders, hasMore } = await readOrders(context, { type: 'reservation', status: ['pre_ordered'] });
  const pages = await Promise.all(orders.map(({ id }) => orderById(context).load(id)));
  const entries = pages.map(({ id, items }): Arrival => {
    const lines = items.filter((item) => item !== null && item.articleName !== deliveryName);
    return {
      ...empty,
      key: `pre-order-${id}`,
      kind: 'PRE_ORDER',
      orders: [String(id)],
      articles: [...new Set(lines.flatMap((line) => line?.articleName ?? []))],
      qty: sumOf(items.map(piecesOf)),
    };
  });
  return { entries, hasMore };
}

/** Pieces of a line; null where its article, which tells a delivery from goods, or its quantity could not be read. */
function piecesOf(item: Entity<'OrderItem'> | null): number | null {
  if (item?.articleName == null) return null;
  return item.articleName === deliveryName ? 0 : item.qty;
}

/** The sum; null if there is nothing, or a part of it could not be read. */
const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.length === 0
    ? null
    : parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);

async function readBackorders({ rest }: GatewayContext): Promise<Found> {
  const { items, meta } = await rest.get('listBackorderItems', { query: { page: 1, limit: pageSize } });
  const entries = items.map((item): Arrival | null =>
    item?.sku == null
      ? null
      : {
          ...empty,
          key: `backorder-${item.sku}`,
          kind: 'BACKORDER',
          orders: item.orders.includes(null) ? null : item.orders.map(String),
          articles: [item.sku],
          qty: item.qty,
        },
  );
  return { entries, hasMore: (meta?.total ?? 0) > pageSize };
}

async function readShipments(context: GatewayContext): Promise<Found> {
  const { orders, hasMore } = await readOrders(context, { status: ['packed', 'shipped'] });
  const toDay = dayIn(context.shared.timeZone);
  const lists = await Promise.all(
    orders.map(async ({ id }) => ({
      id,
      shipments: await context.rest.get('listShipments', { path: { id } }),
    })),
  );
  const entries = lists.flatMap(({ id, shipments }) =>
    shipments.flatMap((shipment): (Arrival | null)[] => {
      if (shipment === null) return [null];
      if (shipment.status === 'delivered') return [];
      const day = shipment.packedAt === null ? null : toDay(shipment.packedAt);
      return [
        {
          ...empty,
          key: `shipment-${shipment.id}`,
          kind: 'SHIPMENT',
          from: day,
          until: day,
          orders: [String(id)],
          reference: shipment.reference,
          carrier: shipment.carrier?.name ?? null,
          status: toStatus(shipment.status),
        },
      ];
    }),
  );
  return { entries, hasMore };
}

/** The latest orders that fit, as many as are looked into. */
async function readOrders(
  { rest }: GatewayContext,
  filter: { type?: 'reservation'; status: string[] },
): Promise<{ orders: Entity<'OrderListItem'>[]; hasMore: boolean }> {
  const { items } = await rest.get('listOrders', { query: { filter, page: 1, limit: mostOrders + 1 } });
  const orders = items.filter((order) => order !== null);
  return { orders: orders.slice(0, mostOrders), hasMore: items.length > mostOrders };
}

type Transit = { items: readonly (Entity<'InTransitItem'> | null)[]; total: number };

async function readTransit({ rest }: GatewayContext, page: number): Promise<Transit> {
  const window = { page, limit: pageSize };
  const { items, meta } = readListPage(await rest.get('listContainers', { query: window }), window);
  return { items, total: meta?.total ?? items.length };
}

/** The days of the articles; further pages of the list are read while some are missing. */
async function readWindows(
  context: GatewayContext,
  first: Transit,
  articles: ReadonlySet<string>,
): Promise<{ days: ReadonlyMap<string, Window>; isCut: boolean }> {
  const days = new Map<string, Window>();
  const take = ({ items }: Transit) => {
    for (const item of items) {
      if (item?.articleName != null && articles.has(item.articleName))
        days.set(item.articleName, { from: item.minimalDate, until: item.maximalDate });
    }
  };
  take(first);
  const pages = Math.ceil(first.total / pageSize);
  if (days.size < articles.size) {
    const others = Array.from({ length: Math.min(pages, mostPages) - 1 }, (_, i) =>
      readTransit(context, i + 2),
    );
    (await Promise.all(others)).forEach(take);
  }
  return { days, isCut: days.size < articles.size && pages > mostPages };
}

/** From the earliest to the latest arrival of some articles. */
function windowOf(articles: readonly string[], days: ReadonlyMap<string, Window> | undefined): Window {
  const windows = articles.flatMap((article) => days?.get(article) ?? []);
  const from = knownDays(windows.map((window) => window.from))[0] ?? null;
  const until = knownDays(windows.map((window) => window.until)).at(-1) ?? null;
  return from === null || until === null ? { from: null, until: null } : { from, until };
}

/** Days in their order; none if one of them could not be read: another one would be a wrong end. */
const knownDays = (days: readonly (string | null)[]): string[] => {
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? known.toSorted() : [];
};

const empty = {
  from: null,
  until: null,
  articles: [],
  qty: null,
  reference: null,
  carrier: null,
  status: null,
} satisfies Partial<Arrival>;
