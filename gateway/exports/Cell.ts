/** An amount of money, written with two decimals; null is empty. */
export interface Amount {
  amount: number | null;
}

/** A day, YYYY-MM-DD; null is empty. */
export interface Day {
  day: string | null;
}

/** The value of a cell; null is empty. */
export type Cell = string | number | Amount | Day | null;

/** The rows of a table, as they come; the first are the headings. */
export type Rows = AsyncIterable<Cell[]> | Iterable<Cell[]>;
