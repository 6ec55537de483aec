import type { ServerResponse } from 'node:http';
import { sendJson, startUpstream, type Received, type SmallUpstream } from '../rest/startUpstream.ts';

/** A back end with a list of orders, of which the test decides what fails. */
export interface OrdersUpstream extends SmallUpstream {
  /** Answers a call instead of the list; returns false to leave it to the list. */
  instead: (call: { list: boolean; id: number }, res: ServerResponse) => boolean;
  /** Orders in the list; their ids count down to 1. */
  count: number;
  /** Text of each order's line. */
  description: string;
}

/** Starts it: `/orders` by page and limit, `/orders/{id}` with one line. */
export async function startOrders(count: number): Promise<OrdersUpstream> {
  const answer = ({ url }: Received, res: ServerResponse): void => {
    const { pathname, searchParams } = new URL(url, 'http://back.end');
    const id = Number(/\/orders\/(\d+)$/.exec(pathname)?.[1] ?? 0);
    if (state.instead({ list: id === 0, id }, res)) return;
    if (id > 0) return sendJson(res, orderOf(id, state.description));
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const from = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, state.count - from));
    const items = Array.from({ length }, (_, at) => rowOf(state.count - from - at));
    sendJson(res, { items, meta: { page, limit, total: state.count } });
  };
  const upstream = await startUpstream(answer);
  const state: OrdersUpstream = Object.assign(upstream, { instead: () => false, count, description: 'Pad' });
  return state;
}

const rowOf = (id: number) => ({
  id,
  type: 'regular',
  status: 'shipped',
  createdAt: '2026-01-31T12:00:00Z',
  clientOrderId: null,
  warehouse: null,
  user: null,
});

const orderOf = (id: number, description: string) => {
  const price = { value: 1.5, currencyCode: 'EUR' };
  const line = { id: id * 10, articleName: `A-${id}`, description, qtyRequested: 1, qty: 1 };
  return { ...rowOf(id), items: [{ ...line, price, totalPrice: price }] };
};
