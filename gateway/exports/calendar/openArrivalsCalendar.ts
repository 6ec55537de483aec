import { Readable } from 'node:stream';
import { bulkFailure } from '../../bulk/BulkFailure.ts';
import { message, translate, type Language, type Message } from '../../messages/message.ts';
import { readArrivals } from '../../modules/arrivals/readArrivals.ts';
import type { Arrival } from '../../schema/types.generated.ts';
import { refuseUnknown } from '../parameters.ts';
import type { OpenExport } from '../serveExport.ts';
import { writeCalendar, type CalendarEvent } from './writeCalendar.ts';

/**
 * `/exports/arrivals.ics`: the arrivals that have a day (docs/decisions/arrivals.md). Refused while a part cannot be
 * read: a calendar would take missing events for cancelled ones.
 */
export const openArrivalsCalendar: OpenExport = async (url, caller, bulk) => {
  refuseUnknown(url, []);
  const { entries, unread } = await readArrivals(bulk.context(caller));
  if (unread.length > 0) throw bulkFailure('UPSTREAM_ERROR', message('CALENDAR.INCOMPLETE'));
  const language = caller.exchange.language();
  const origin = new URL(caller.exchange.ownOrigin);
  const events = entries.flatMap((entry) => (entry ? toEvent(entry, language, origin) : []));
  return {
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'arrivals.ics',
    content: Readable.from([
      writeCalendar(translate(message('CALENDAR.NAME'), language), events, new Date()),
    ]),
  };
};

function toEvent(entry: Arrival, language: Language, origin: URL): CalendarEvent[] {
  const { key, from, until, articles, carrier } = entry;
  if (from == null || until == null) return [];
  const orders = entry.orders ?? [];
  const [order] = orders;
  const description = [
    articles.join(', '),
    carrier ?? '',
    order === undefined ? '' : translate(message('CALENDAR.ORDERS', { orders: orders.join(', ') }), language),
  ];
  return [
    {
      uid: `${key}@${origin.host}`,
      from,
      until,
      summary: translate(summaryOf(entry), language),
      description: description.filter((part) => part !== '').join('\n'),
      url: new URL(order === undefined ? '/arrivals' : `/order/${order}`, origin).href,
    },
  ];
}

function summaryOf({ kind, orders, articles, qty, reference }: Arrival): Message {
  const order = orders?.[0] ?? '';
  switch (kind) {
    case 'PRE_ORDER':
      return message('CALENDAR.PRE_ORDER', { order });
    case 'BACKORDER':
      return message('CALENDAR.BACKORDER', { article: articles[0] ?? '', qty: qty ?? '–' });
    case 'SHIPMENT':
      return message('CALENDAR.SHIPMENT', { reference: reference ?? order });
  }
}
