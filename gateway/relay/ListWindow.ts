import { writeCursor, type RowKey } from './cursors.ts';
import { pageCursors, type PageCursors } from './pageCursors.ts';
import type { Rows, Window } from './readRows.ts';

interface ListWindowOptions<T, P> {
  /** Rows that include those of the window, as far as the list has them. */
  rows: Rows<T, P>;
  window: Window;
  /** Rows per page. */
  size: number;
  key: RowKey<T>;
  isPositionUncertain: boolean;
}

/** A window of a list, as Relay wants it, with page cursors (GAP-161). Cursors are made when they are asked for. */
export class ListWindow<T, P = unknown> {
  /** Null for a row that could not be read. */
  readonly edges: (Edge<T> | null)[];
  readonly pageInfo: PageInfo<T>;
  /** Null where the back end does not say. */
  readonly totalCount: number | null;
  /** The first page that was read. */
  readonly page: P;
  readonly #start: number;
  readonly #size: number;
  readonly #length: number;

  constructor({ rows, window: { start, end }, size, key, isPositionUncertain }: ListWindowOptions<T, P>) {
    const { items, total, length, page, isShort } = rows;
    this.edges = items
      .slice(start - rows.start, Math.max(start, end) - rows.start)
      .map((node, index) => (node === null ? null : new Edge<T>(node, start + index, key)));
    this.pageInfo = new PageInfo(this.edges, start, {
      hasNextPage: start + this.edges.length < length && !(isShort && this.edges.at(-1) === null),
      hasPreviousPage: start > 0 && length > 0,
      isPositionUncertain,
    });
    this.totalCount = total;
    this.page = page;
    this.#start = start;
    this.#size = size;
    this.#length = length;
  }

  get pageCursors(): PageCursors {
    return pageCursors({ start: this.#start, size: this.#size, total: this.#length });
  }
}

/** A row with its cursor. */
class Edge<T> {
  readonly node: T;
  readonly #position: number;
  readonly #key: RowKey<T>;

  constructor(node: T, position: number, key: RowKey<T>) {
    this.node = node;
    this.#position = position;
    this.#key = key;
  }

  get cursor(): string {
    return writeCursor(this.node, this.#position, this.#key);
  }
}

/** Where a window is in its list. */
class PageInfo<T> {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly isPositionUncertain: boolean;
  readonly #edges: readonly (Edge<T> | null)[];
  readonly #start: number;

  constructor(
    edges: readonly (Edge<T> | null)[],
    start: number,
    has: { hasNextPage: boolean; hasPreviousPage: boolean; isPositionUncertain: boolean },
  ) {
    this.#edges = edges;
    this.#start = start;
    this.hasNextPage = has.hasNextPage;
    this.hasPreviousPage = has.hasPreviousPage;
    this.isPositionUncertain = has.isPositionUncertain;
  }

  get startCursor(): string | null {
    return this.#cursorAt(0);
  }

  get endCursor(): string | null {
    return this.#cursorAt(this.#edges.length - 1);
  }

  /** The cursor of a row that could not be read is its position. */
  #cursorAt(index: number): string | null {
    const edge = this.#edges[index];
    return edge === undefined ? null : (edge?.cursor ?? String(this.#start + index));
  }
}
