import { parseCursor } from '../relay/cursors.ts';
import type { Page } from './readRows.ts';

/** The rows that a bulk read has read: none comes twice, and at its end it is known how many are missing. */
export class KnownRows {
  readonly #ids = new Set<string>();
  /** Rows in the list, by the latest page that says it; null where none does. */
  #total: number | null = null;
  /** The position of the first row. */
  #start: number | null = null;
  #skipped = 0;
  /** Rows that the back end did not give. */
  #lost = 0;
  /** Whether the list became longer or shorter meanwhile. */
  #hasChanged = false;

  /** Adds a page. Returns its new rows, with null for each row that came before. */
  add<Node>(page: Page<Node>): Page<Node> | null {
    const { rows, skipped, total, isUncertain } = page;
    // A page whose total cannot be believed says nothing of the list's length.
    if (total !== null) {
      this.#hasChanged ||= this.#total !== null && this.#total !== total;
      this.#total = total;
    }
    const added = rows.filter(({ cursor }) => this.#addRow(cursor));
    if (rows.length > 0 && added.length === 0) return null;
    if (isUncertain) this.#lost += skipped;
    else this.#skipped += skipped;
    return added.length === rows.length && !isUncertain
      ? page
      : { ...page, rows: added, skipped: isUncertain ? 0 : skipped };
  }

  /** Rows of the list that were not read, at its end. */
  get missing(): number {
    return this.#hasChanged || this.#total === null ? this.#lost : (this.left ?? 0);
  }

  /** Rows that there are by the total and that have not been read; null where the back end does not say. */
  get left(): number | null {
    if (this.#total === null) return null;
    return Math.max(0, this.#total - (this.#start ?? 0) - this.#ids.size - this.#skipped);
  }

  /** A row without an id counts as another one. */
  #addRow(cursor: string): boolean {
    const { position, row } = parseCursor(cursor) ?? { position: 0, row: null };
    this.#start ??= position;
    const id = row?.id ?? `position ${position}`;
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    return true;
  }
}
