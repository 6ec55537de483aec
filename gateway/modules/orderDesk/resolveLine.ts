import { toLatinNumber } from '../../../contract/toLatinNumber.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { openEnum } from '../../schema/enums.ts';
import type { LineMatch, OrderLineInput, Replacement } from '../../schema/types.generated.ts';
import { quantityIn } from '../cart/quantityIn.ts';
import { isOrderedFrom } from '../cart/readCart.ts';
import type { FoundRow } from './findLines.ts';
import type { LineCandidateParent } from './orderDesk.parents.ts';

type Article = Entity<'ArticleSummary'>;
type CartType = Sent<'CartType'>;

/** A line and the articles that its number matches. */
export interface Resolved {
  number: string;
  qty: number;
  reference: string | null;
  match: LineMatch;
  replacement: Replacement | null;
  /** Null for an article that cannot be read; these are the last ones. */
  candidates: (LineCandidateParent | null)[];
  suggested: LineCandidateParent | null;
}

const toReplacement = openEnum('Replacement');

/**
 * Resolves a line from the back end's row for its number. Null when that row cannot be read.
 * @param row undefined also when the number was not searched for
 */
export function resolveLine(
  { number, qty, reference }: OrderLineInput,
  row: FoundRow,
  type: CartType,
): Resolved | null {
  if (row === null) return null;
  const { match, articles, isSure } = matchOf(number, row);
  const candidates = articles.map((article) => toCandidate(article, qty, type));
  const unreadable = (row?.result ?? []).filter((article) => article === null);
  return {
    number,
    qty,
    reference: reference ?? null,
    match,
    replacement: match === 'REPLACED' ? toReplacement(row?.replacement) : null,
    candidates: [...candidates, ...unreadable],
    suggested: (isSure ? candidates[0] : null) ?? null,
  };
}

function matchOf(
  number: string,
  row: Entity<'OemRow'> | undefined,
): { match: LineMatch; articles: Article[]; isSure: boolean } {
  const result = row?.result ?? [];
  const articles = result.filter((article) => article !== null);
  // One that cannot be read, or has no number, may be the right one.
  const isWhole = result.every((article) => article?.name);
  const meant = toLatinNumber(number);
  const own = articles.filter(({ name }) => name && normalise(name) === normalise(meant));
  // Numbers of two brands may differ only in their dashes; the exact notation identifies one article.
  const [exact] = own.length > 1 || !isWhole ? own.filter(({ name }) => name === number) : own;
  // A back end may search for what is left of a number without its words: `не нужно AB-1`.
  if (!exact && otherLetter.test(meant) && result.length > 0)
    return { match: 'AMBIGUOUS', articles, isSure: false };
  if (row?.replacement) {
    const ended = new Set(articles.filter(({ eol }) => eol).map(({ id }) => id));
    const replacements = articles.filter(({ id }) => !ended.has(id));
    const last = articles.filter(({ id }) => ended.has(id));
    const isSure = isWhole && row.replacement === 'full' && replacements.length === 1;
    return { match: 'REPLACED', articles: [...replacements, ...last], isSure };
  }
  if (exact)
    return { match: 'EXACT', articles: [exact, ...articles.filter((one) => one !== exact)], isSure: true };
  if (result.length === 0) return { match: 'UNKNOWN', articles, isSure: false };
  if (articles.length !== 1 || !isWhole) return { match: 'AMBIGUOUS', articles, isSure: false };
  return { match: 'ANALOGUE', articles, isSure: true };
}

/** A letter that no part number has, unless it is in the article's own. */
const otherLetter = /[^\P{L}\p{Script=Latin}]/u;

/** Letters and digits only: notations of a number differ in spaces and dashes. */
export const normalise = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

function toCandidate(article: Article, requested: number, type: CartType): LineCandidateParent {
  const qty = article.multiple === null ? null : nearestMultiple(requested, article.multiple);
  const availableQty = available(article, type);
  return {
    article,
    qty,
    availableQty,
    missingQty: missingOf(article[quantityIn[type]], qty, availableQty, type),
  };
}

/** Pieces of `qty` beyond what is available after those in the cart; null where the stock is not known. */
export function missingOf(
  inCart: number | null,
  qty: number | null,
  availableQty: number | null,
  type: CartType,
): number | null {
  if (type === 'backorder') return 0;
  if (inCart === null || qty === null || availableQty === null) return null;
  return Math.min(qty, Math.max(0, inCart + qty - availableQty));
}

/** The most pieces of an article in a cart. */
export const maxPieces = 999_999;

/** The next multiple, at least one; the one below where a cart cannot hold that one. */
export function nearestMultiple(qty: number, multiple: number): number {
  const above = Math.max(1, Math.ceil(qty / multiple)) * multiple;
  return above > maxPieces && qty <= maxPieces ? Math.max(multiple, above - multiple) : above;
}

/** Pieces available to a cart of this type; null for a backorder, which waits for new goods (GAP-56), or not known. */
export function available({ stock, inTransit }: Article, type: CartType): number | null {
  if (type === 'backorder') return null;
  if (type === 'reservation') return inTransit === null ? 0 : inTransit.qty;
  let sum = 0;
  for (const one of stock) {
    if (!one?.warehouse || one.amount === null) return null;
    if (isOrderedFrom(one.warehouse)) sum += Math.max(0, one.amount);
  }
  return sum;
}
