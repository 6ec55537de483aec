import { isRecord } from '../isRecord.ts';

/*
 * How back ends write lists: the rows as the answer itself or under a name, with the total beside them or in a
 * separate object, all of it perhaps one level deeper.
 */

type JsonObject = Record<string, unknown>;

/** Property names of the rows, and of the object around them. */
const rowNames = [
  'items',
  'data',
  'hydra:member',
  'member',
  'results',
  'result',
  'rows',
  'records',
  'content',
  'list',
];
const holderNames = [...rowNames, '_embedded', 'response', 'payload', 'page'];
const metaNames = ['meta', 'pagination', 'paging', 'page', 'pageInfo'];
const totalNames = [
  'total',
  'totalCount',
  'total_count',
  'totalItems',
  'total_items',
  'hydra:totalItems',
  'totalElements',
];

/** The parts of a list in an answer. */
interface Found {
  rows: unknown;
  /** The object that holds them; null where the answer is the list itself. */
  holder: JsonObject | null;
}

/** Finds the rows of an answer; null where nothing in it is known to be rows. */
function findRows(raw: unknown): Found | null {
  if (Array.isArray(raw)) return { rows: raw, holder: null };
  if (!isRecord(raw)) return null;
  const named = rowNames.find((name) => Array.isArray(raw[name]));
  if (named !== undefined) return { rows: raw[named], holder: raw };
  const lists = Object.values(raw).filter((value) => Array.isArray(value) && value.some(isRecord));
  if (lists.length === 1) return { rows: lists[0], holder: raw };
  for (const name of holderNames) {
    const found = isRecord(raw[name]) ? findRows(raw[name]) : null;
    if (found) return { rows: found.rows, holder: found.holder ?? raw };
  }
  return null;
}

/**
 * A page as the contract writes it; undefined for an answer that holds no rows: it is not an empty list, which only `{}`
 * is, or one that says so by its total.
 *
 * @param keys the properties of a page by the contract
 */
export function toPage(raw: unknown, keys: readonly string[]): unknown {
  if (!isRecord(raw) && !Array.isArray(raw)) return raw;
  if (isRecord(raw) && (keys.some((key) => Object.hasOwn(raw, key)) || Object.keys(raw).length === 0)) {
    const isHeld = raw['items'] === undefined || isRecord(raw['items']);
    const found = isHeld && !isEmptyPage(raw) ? findRows(raw) : null;
    return found ? { ...raw, items: found.rows, meta: raw['meta'] ?? metaOf(found.holder, raw) } : raw;
  }
  const found = findRows(raw);
  return found ? { items: found.rows, meta: metaOf(found.holder, raw) } : undefined;
}

/** Some back ends leave out empty lists. */
const isEmptyPage = ({ items, meta }: JsonObject): boolean =>
  items === undefined && (!isRecord(meta) || !meta['total']);

/** The rows of a list: as they came where they are, or are a map of them; undefined for what is not a list. */
export function toRows(raw: unknown): unknown {
  if (!isRecord(raw)) return raw === null || raw === undefined || Array.isArray(raw) ? raw : undefined;
  const found = findRows(raw);
  if (found) return found.rows;
  const isMap = Object.entries(raw).every(([key, row]) => /^\d+$/.test(key) || row === null || isRecord(row));
  return isMap ? raw : undefined;
}

/** Properties next to the rows, or around their object, that describe the whole list. */
function metaOf(holder: JsonObject | null, raw: unknown): unknown {
  for (const object of [holder, isRecord(raw) ? raw : null]) {
    if (object === null) continue;
    for (const candidate of [...metaNames.map((name) => object[name]), object]) {
      if (!isRecord(candidate)) continue;
      const name = totalNames.find((one) => candidate[one] !== undefined);
      if (name !== undefined) return { ...candidate, total: candidate[name] };
    }
  }
  return null;
}
