import { unknownValue, type Alteration } from './alterations.ts';

/** How an answer differs from the right one. */
export interface Difference {
  /** Values that are neither the right ones nor absent, for example `data.viewer.orders.totalCount: 3 for 12`. */
  wrong: string[];
  /** Whether a value is absent. */
  isLess: boolean;
  /** The part of the right answer's values that is absent, 0 to 1. */
  lost: number;
}

/** Names that the gateway makes up, from other values where it has to. */
const isOpaque = (path: string): boolean => /\.(cursor|startCursor|endCursor|key)$/.test(path);

/**
 * Values that follow from an altered one, and are right for what the back end writes: no pager knows the end of a list
 * without a total, nothing is in stock where no stock is listed, an article without a number or that cannot be read may
 * be the one that a line means, an address of an unknown type may be of the type asked for, an unknown level of
 * urgency is the mildest, an amount without a currency is in the one asked for, documents and files that are not named
 * are not listed, lines that cannot be compared or matched say so, facets count the rows and values that are there, and
 * no article is sold under a number that is not there.
 */
const consequences: readonly { of: RegExp; at: RegExp; when?: RegExp }[] = [
  { of: /^meta(\.total)?,/, at: /\.page(Cursors|Info)\b/ },
  // Rows that the total counts and the answer lacks.
  { of: /^items\b/, at: /\.pageInfo\.isPositionUncertain$/, when: /^true$/ },
  { of: /\[\]\.result(\[\]\.stock)?,/, at: /\.(availableQty|missingQty)$/ },
  { of: /\[\]\.result(\[\](\.(id|name))?)?,/, at: /\.match$/, when: /^AMBIGUOUS$/ },
  { of: /\[\]\.result,/, at: /\.match$/, when: /^UNKNOWN$/ },
  { of: /^\[\]\.type,/, at: /\.addresses$/ },
  // GAP-157
  {
    of: /\.currencyCode, (left out|null|empty text)/,
    at: /\.(currencyCode|priceChange|priceChangePercent)$/,
  },
  // A warehouse that does not say so is not closed to orders.
  { of: /\.warehouse\.readonly,/, at: /\.(availableQty|missingQty)$/ },
  {
    of: /^(documents(\.\w+)?|orders|invoices|packingLists|included_orders|packingListDocument|mergedInvoiceDocument)(\.id)?,/,
    at: /\.(related|orderCheck\.orders)$/,
  },
  { of: /^(orders\[\]|id),/, at: /\.orderCheck\.orders$/ },
  { of: /^[a-z-]+(\.date)?,/, at: /\.files\.files$/ },
  { of: /./, at: /\.orderCheck\.isPartial$/, when: /^true$/ },
  // A part of the calendar that cannot be read is named, its entries are left out; without its articles a window has other ends.
  { of: /./, at: /\.arrivals\.(entries|unread|hasMore)$/ },
  { of: /articleName|^items/, at: /\.arrivals\.entries\.\d+\.(articles(\.\d+)?|from|until|qty)$/ },
  { of: /./, at: /\.differences$/, when: /^NOT_COMPARED$/ },
  { of: /^items,/, at: /\.orderCheck\.lines$/ },
  {
    of: /^(id|items(\[\]\.(id|article(\.name)?|articleName|invoiceDocumentNumber|referenceOrderId))?),/,
    at: /\.claim\.related$/,
  },
  { of: /^\[\](\.|,)/, at: /\.match$/, when: /^NOT_CHECKED$/ },
  { of: /^\[\](\.(id|items)|,)/, at: /\.candidates$/ },
  // Which order is the latest of an article, and which articles there are, depends on the orders that can be read.
  { of: /^(id|createdAt|user|items)\b/, at: /\.lastOrdered\b/ },
  {
    of: /^\[\](\.(requestedName|replacement|result)\b|,)/,
    at: /\.(reorderLines|reorderLines\.lines|lastOrdered\.lines)\.\d+\.status$/,
  },
  // An order that cannot be read is named.
  { of: /^id,/, at: /\.reorderLines\.(unreadableDbIds|lines)$/ },
  { of: /^items, (\{\}|\[\]|null|left out)/, at: /\.(creditedBy|claimsWaiting)$/ },
  { of: /^items\[\]\.status, an unknown value/, at: /\.claimsWaiting$/ },
  { of: /^\[\]\.items\[\]\.articleName, empty text/, at: /\.claimableInvoices\.\d+\.lines$/ },
  { of: /^(items(\[\]|,)|meta)/, at: /\.facets\./ },
  { of: /^analogues(\.analogue|,)|^\[\]\.result(\[\]|,)/, at: /\.analogues\.articles$/ },
  // GAP-06
  { of: /^\[\]\.level, an unknown value$/, at: /\.level$/, when: /^INFO$/ },
];

/** Compares the data that an operation makes of altered answers to the right data. */
export function compareAnswers(rightData: unknown, data: unknown, alteration: Alteration): Difference {
  const wrong: string[] = [];
  const { property, type, kind, written, isUnreadable } = alteration;
  /** An empty list, however it is written, is what the back end says: there is nothing to miss. */
  const mayBeEmpty = (type === 'list' || type === 'map' || type === 'object') && !isUnreadable;
  let values = 0;
  let kept = 0;

  const follows = (at: string, value: unknown): boolean =>
    consequences.some(
      (one) =>
        one.of.test(`${property}, ${kind}`) && one.at.test(at) && (one.when?.test(String(value)) ?? true),
    );

  const compareRows = (right: readonly unknown[], got: readonly unknown[], path: string): void =>
    right.forEach((row, index) => compare(row, got[index], `${path}.${index}`));

  const compareLists = (right: readonly unknown[], got: unknown, path: string): void => {
    if (got === null || got === undefined) return compareRows(right, [], path);
    if (!Array.isArray(got)) return void wrong.push(`${path}: not a list`);
    const rows: readonly unknown[] = got;
    if (rows.length === right.length) return compareRows(right, rows, path);
    const isMissing = rows.length > 0 && rows.every((row) => row === null);
    if (isMissing || (mayBeEmpty && rows.length === 0)) return compareRows(right, [], path);
    const byId = new Map(rows.map((row) => [idOf(row), row]));
    const known = new Set(right.map(idOf));
    const hasOther = rows.some((row) => row !== null && !known.has(idOf(row)));
    const isShort = rows.length < right.length;
    if ((hasOther || isShort) && !follows(path, rows.join()))
      wrong.push(`${path}: ${rows.length} rows for ${right.length}`);
    compareRows(
      right,
      right.map((row) => byId.get(idOf(row))),
      path,
    );
  };

  const compare = (right: unknown, got: unknown, path: string): void => {
    if (Array.isArray(right)) return compareLists(right, got, path);
    if (isObject(right)) {
      const parts = isObject(got) ? got : {};
      for (const [key, value] of Object.entries(right))
        if (key !== '__typename') compare(value, parts[key], `${path}.${key}`);
      return;
    }
    if (right !== null) values += 1;
    if (got === right || isOpaque(path)) return void (kept += right === null ? 0 : 1);
    if (got === null || got === undefined) return;
    // The value that the back end wrote, or the one that stands for all unknown ones.
    if (got === written || (kind.startsWith('{}') && isOfEmptyLists(got))) return;
    if (written === unknownValue && (got === 'UNKNOWN' || got === 'OTHER')) return;
    if (follows(path, got)) return;
    wrong.push(`${path}: ${JSON.stringify(got)} for ${JSON.stringify(right)}, ${kind}`);
  };
  compare(rightData, data, 'data');
  return { wrong, isLess: kept < values, lost: values === 0 ? 0 : 1 - kept / values };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is an object that says of each of its lists that it is empty. */
const isOfEmptyLists = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([key, part]) => key === '__typename' || (Array.isArray(part) && part.length === 0),
  );

const named = ({ kind, dbId, number }: Record<string, unknown>): string | undefined =>
  kind === undefined ? undefined : `${kind} ${dbId ?? number}`;

/** What tells the rows of a list apart. */
const idOf = (row: unknown): unknown =>
  isObject(row) ? (row['id'] ?? row['key'] ?? named(row) ?? row['number']) : undefined;
