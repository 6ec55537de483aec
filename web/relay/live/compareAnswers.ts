import { isRecord } from '../../../contract/isRecord.ts';
import type { Mark } from '../../ui/live/live.ts';

/** A value of an answer, before Relay has taken it apart. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
type JsonObject = { readonly [name: string]: Json };
/** The data of an answer. */
export type Answer = JsonObject;
type Row = { key: string; value: JsonObject };
type Connection = { name: string; value: JsonObject; edges: readonly Json[] };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The key of a row as its table has it: its global id, or the article's number where the type has no id. */
function keyOf(row: JsonObject): string | null {
  const key = row['id'] ?? row['articleName'];
  return typeof key === 'string' ? key : null;
}

function toRow(element: Json): Row[] {
  if (!isRecord(element)) return [];
  const value = isRecord(element['node']) ? element['node'] : element;
  const key = keyOf(value);
  return key === null ? [] : [{ key, value }];
}

/** The numbered list of a list page: a connection of the viewer. Null for the page of one object. */
function connectionOf({ viewer }: Answer): Connection | null {
  if (!isRecord(viewer)) return null;
  for (const [name, value] of Object.entries(viewer)) {
    const edges = isRecord(value) ? value['edges'] : null;
    if (isRecord(value) && isList(edges)) return { name, value, edges };
  }
  return null;
}

/** The rows of a list page's numbered list; of the page of one object those of its outermost lists. */
function rowsOf(answer: Answer): Row[] {
  return connectionOf(answer)?.edges.flatMap(toRow) ?? rowsWithin(answer);
}

function rowsWithin(value: Json): Row[] {
  if (isList(value)) return value.flatMap(toRow);
  return isRecord(value) ? Object.values(value).flatMap(rowsWithin) : [];
}

/** Whether two answers say the same, whatever the order of their fields. */
export function isSame(one: Json, other: Json): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(one[name], other[name]));
  }
  return one === other;
}

/**
 * Rows that an answer has and the shown one has not, and rows whose content differs. Rows that come up from the next
 * page, because others have gone, are neither.
 */
export function compareAnswers(shown: Answer, next: Answer): ReadonlyMap<string, Mark> {
  const before = new Map(rowsOf(shown).map(({ key, value }) => [key, value]));
  const rows = rowsOf(next);
  const lastKnown = rows.findLastIndex(({ key }) => before.has(key));
  const end = isLonger(shown, next) ? rows.length : lastKnown;
  return new Map(
    rows.flatMap(({ key, value }, i): [string, Mark][] => {
      const known = before.get(key);
      if (!known) return i < end ? [[key, 'new']] : [];
      return isSame(known, value) ? [] : [[key, 'changed']];
    }),
  );
}

/** Whether rows at the end are more than those that come up from the next page. */
function isLonger(shown: Answer, next: Answer): boolean {
  const [before, after] = [connectionOf(shown), connectionOf(next)].map((list) => list?.value['totalCount']);
  return typeof before === 'number' && typeof after === 'number'
    ? after > before
    : connectionOf(next) === null;
}

/** The parts of an answer to show now. */
export type Step = {
  visible: Answer;
  /** Rows of a list that wait to be asked for. */
  newRows: number;
  /** Whether the rest of the answer waits. */
  isWaiting: boolean;
};

/**
 * Decides what of the next answer is shown. A list with new rows, or with the user's hand on it, keeps its rows in their
 * order: only their values change. A page of one object stays as it is while the user acts on it.
 *
 * @param isHandOn whether the user is about to act on the list, or on the page of one object
 */
export function nextStep(
  shown: Answer,
  next: Answer,
  isHandOn: { list: () => boolean; page: () => boolean },
): Step {
  const all: Step = { visible: next, newRows: 0, isWaiting: false };
  const list = connectionOf(shown);
  if (!list) return isHandOn.page() ? { visible: shown, newRows: 0, isWaiting: !isSame(shown, next) } : all;
  // Nothing can move in an empty list.
  if (list.edges.length === 0) return all;
  const newRows = [...compareAnswers(shown, next).values()].filter((mark) => mark === 'new').length;
  if (newRows === 0 && !isHandOn.list()) return all;
  const visible = keepOrder(list, next);
  return { visible, newRows, isWaiting: !isSame(visible, next) };
}

/** The next answer with the shown rows in the shown order; rows that have gone from the list stay as they were. */
function keepOrder(shown: Connection, next: Answer): Answer {
  const then = connectionOf(next);
  if (!then || !isRecord(next['viewer'])) return next;
  const fresh = new Map(then.edges.flatMap((edge) => toRow(edge).map(({ key }) => [key, edge])));
  const edges = shown.edges.map((edge) => {
    const [row] = toRow(edge);
    return (row && fresh.get(row.key)) ?? edge;
  });
  return { ...next, viewer: { ...next['viewer'], [then.name]: { ...shown.value, edges } } };
}
