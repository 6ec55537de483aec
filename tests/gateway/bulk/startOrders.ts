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
  /** The page of the list that is answered; by default as the contract says. */
  answerPage: (ids: readonly number[], page: number, limit: number) => object;
}

/** Starts it: `/orders` by page and limit, `/orders/{id}` with one line. */
export async function startOrders(count: number): Promise<OrdersUpstream> {
  const answer = ({ url, headers }: Received, res: ServerResponse): void => {
    const { pathname, searchParams } = new URL(url, 'http://back.end');
    // Every token is another user's. Not counted among the calls of a read.
    if (pathname.endsWith('/loggedin')) {
      upstream.received.pop();
      return sendJson(res, {
        isLoggedIn: true,
        user: { id: Buffer.from(headers.authorization ?? '').at(-1) },
      });
    }
    const id = Number(/\/orders\/(\d+)$/.exec(pathname)?.[1] ?? 0);
    if (state.instead({ list: id === 0, id }, res)) return;
    if (id > 0) return sendJson(res, orderOf(id, state.description));
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const ids = Array.from({ length: state.count }, (_, at) => state.count - at);
    sendJson(res, state.answerPage(ids, page, limit));
  };
  const upstream = await startUpstream(answer);
  const state: OrdersUpstream = Object.assign(upstream, {
    instead: () => false,
    count,
    description: 'Pad',
    answerPage,
  });
  return state;
}

/** A page as the contract says. */
export const answerPage: OrdersUpstream['answerPage'] = (ids, page, limit) => ({
  items: ids.slice((page - 1) * limit, page * limit).map(rowOf),
  meta: { page, limit, total: ids.length },
});

export const rowOf = (id: number) => ({
  id,
  type: 'regular',
  status: 'shipped',
  createdAt: '2026-01-31T12:00:00Z',
  clientOrderId: null,
  warehouse: null,
  user: null,
});

export const orderOf = (id: number, description: string) => {
  const price = { value: 1.5, currencyCode: 'EUR' };
  const line = { id: id * 10, articleName: `A-${id}`, description, qtyRequested: 1, qty: 1 };
  return { ...rowOf(id), items: [{ ...line, price, totalPrice: price }] };
};
