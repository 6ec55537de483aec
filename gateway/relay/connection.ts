import { defaultPageSize, maxPageSize } from '../../contract/pageLimits.ts';
import type { GatewayError } from '../errors/GatewayError.ts';
import { badRequest, codedError } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';
import { readCursor, type Cursor, type RowKey } from './cursors.ts';
import { findPosition, formerPosition, isOfRow, type Side } from './findPosition.ts';
import { followCursor, type Followed } from './followCursor.ts';
import { ListWindow } from './ListWindow.ts';
import { coveringLimit, endOf, readRows } from './readRows.ts';
import type { FetchPage, Page } from './page.ts';
import type { Rows, Window } from './readRows.ts';

/** The arguments of a connection. */
export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/**
 * A Relay connection over a list that the back end reads by page and limit. The cursor of a row contains its position and
 * its key, so that a window continues from that row even if it has moved (followCursor). A bare position is also a
 * cursor, used for numbered pages: any position can begin a window, and a misaligned one reads two pages of its size, both
 * at once. Without arguments the window is the first 20 rows. `last` counts from `before`, or from the end of the list,
 * for which the total is read first.
 *
 * @param fetchPage reads one page; called at most twice, three times for a list that has changed since the cursor was
 *   made and for a large `last` near the end of a list; more often only where the list changes between two calls or the
 *   back end pages by its own rules (docs/decisions/cursors.md)
 * @throws UPSTREAM_ERROR for rows counted from the end where the back end gives no total
 * @throws BAD_REQUEST for sizes outside 1 to 100 and for malformed cursors
 *
 * @example
 * connection(window, byDate, (page) => rest.get('listClaims', { query: { filter, ...page } }));
 */
export async function connection<T, P extends Page<T> = Page<T>>(
  args: ConnectionArgs,
  key: RowKey<T>,
  fetchPage: FetchPage<T, P>,
): Promise<ListWindow<T, P>> {
  const wanted = readArgs(args);
  const { side, from, size } = wanted;
  const { rows, window, isPositionUncertain } =
    from && isOfRow(from)
      ? await followCursor(from, side, size, key, fetchPage)
      : await readByPosition(wanted, key, fetchPage);
  return new ListWindow({ rows, window: upTo(window, wanted, rows, key), size, key, isPositionUncertain });
}

interface Wanted {
  /** `after`: rows after `from`, or from the start of the list, up to `until`. `before`: the same, read backwards. */
  side: Side;
  from: Cursor | null;
  until: Cursor | null;
  size: number;
}

function readArgs({ first, after, last, before }: ConnectionArgs): Wanted {
  if (first != null && last != null) throw badRequest(message('LIST.FIRST_OR_LAST'));
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && (size < 1 || size > maxPageSize)) {
      throw badRequest(message('LIST.SIZE', { argument: name, size, max: maxPageSize }));
    }
  }
  const cursors = {
    after: after == null ? null : readCursor('after', after),
    before: before == null ? null : readCursor('before', before),
  };
  const size = first ?? last ?? defaultPageSize;
  // `before` alone means the rows just before it.
  return last != null || (first == null && before != null)
    ? { side: 'before', from: cursors.before, until: cursors.after, size }
    : { side: 'after', from: cursors.after, until: cursors.before, size };
}

/** Reads a window that begins or ends at a position, or at the start or end of the list. */
async function readByPosition<T, P extends Page<T>>(
  { side, from, until, size }: Wanted,
  key: RowKey<T>,
  fetchPage: FetchPage<T, P>,
): Promise<Followed<T, P>> {
  const read = async (window: Window, limit = size): Promise<Followed<T, P>> => {
    const rows = await readRows(window, limit, key, fetchPage);
    return { rows, window, isPositionUncertain: rows.isUncertain };
  };
  // A row may have moved, so a row's cursor limits the window only after the rows have been read.
  const fixed = until && !isOfRow(until) ? formerPosition(until, opposite(side)) : null;
  if (side === 'after') {
    const start = from ? formerPosition(from, side) : 0;
    const window = { start, end: Math.min(start + size, fixed ?? Infinity) };
    return read(window);
  }
  const earliest = fixed ?? 0;
  if (from) {
    const end = Math.max(0, from.position);
    const window = { start: Math.max(earliest, end - size), end };
    const found = await read(window);
    if (end <= (found.rows.total ?? Infinity)) return found;
  }
  const { meta } = await fetchPage({ page: 1, limit: size });
  const total = meta?.total ?? null;
  if (total === null) throw noEnd();
  const end = Math.min(from?.position ?? Infinity, total);
  const window = { start: Math.max(earliest, end - size), end: Math.max(earliest, end) };
  return read(window, coveringLimit(window, size) ?? size);
}

/** The error of counting from the end of a list whose length the back end does not say. */
const noEnd = (): GatewayError => codedError('UPSTREAM_ERROR', message('LIST.END_UNKNOWN'));

/** Cuts the window at the second cursor. */
function upTo<T>(
  { start, end }: Window,
  { side, until }: Wanted,
  rows: Rows<T, unknown>,
  key: RowKey<T>,
): Window {
  if (!until) return { start, end };
  const found = isOfRow(until) ? findPosition(until, opposite(side), rows, key) : 'unknown';
  const edges = { earlier: rows.start, later: endOf(rows), unknown: formerPosition(until, opposite(side)) };
  const limit = typeof found === 'number' ? found : edges[found];
  return side === 'after' ? { start, end: Math.min(end, limit) } : { start: Math.max(start, limit), end };
}

const opposite = (side: Side): Side => (side === 'after' ? 'before' : 'after');
