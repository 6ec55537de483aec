import { unknownValue, type Alteration } from './alterations.ts';

/** How an answer differs from the right one. */
export interface Difference {
  /** Values that are not the right ones and not absent, for example `viewer.orders.totalCount: 3 for 12`. */
  wrong: string[];
  /** The part of the right answer's values that is absent, 0 to 1. */
  lost: number;
}

type JsonObject = Record<string, unknown>;

/** Compares the data of an operation with altered answers to that with the right ones. */
export function compareAnswers(right: unknown, got: unknown, alteration: Alteration): Difference {
  const wrong: string[] = [];
  const { type, kind, written, isUnreadable } = alteration;
  /** An empty list, however it is written, is what the back end says: there is nothing to miss. */
  const mayBeEmpty = (type === 'list' || type === 'map' || type === 'object') && !isUnreadable;
  let values = 0;
  let kept = 0;

  const compareLists = (right: unknown[], got: unknown, path: string): void => {
    if (got === null || got === undefined) return compareRows(right, [], path);
    if (!Array.isArray(got)) return void wrong.push(`${path}: not a list`);
    if (got.length === right.length) return compareRows(right, got, path);
    if (got.length > right.length || !mayBeEmpty)
      wrong.push(`${path}: ${got.length} rows for ${right.length}`);
    compareRows(right, [], path);
  };
  const compareRows = (right: unknown[], got: unknown[], path: string): void =>
    right.forEach((row, index) => compare(row, got[index], `${path}.${index}`));

  const compare = (right: unknown, got: unknown, path: string): void => {
    if (Array.isArray(right)) return compareLists(right, got, path);
    if (isObject(right)) {
      const parts = isObject(got) ? got : {};
      for (const [key, value] of Object.entries(right))
        if (key !== '__typename') compare(value, parts[key], `${path}.${key}`);
      return;
    }
    if (right !== null) values += 1;
    if (got === right) return void (kept += right === null ? 0 : 1);
    if (got === null || got === undefined) return;
    // Neither is a wrong value: it is the one that the back end wrote.
    if (got === written) return;
    if (kind.startsWith('an unknown value') && (got === 'UNKNOWN' || got === 'OTHER')) return;
    wrong.push(`${path}: ${JSON.stringify(got)} for ${JSON.stringify(right)}`);
  };
  compare(right, got, 'data');
  return { wrong, lost: values === 0 ? 0 : 1 - kept / values };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
