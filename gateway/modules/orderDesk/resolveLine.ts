import type { Entity } from '../../rest/entities.ts';
import { toEnum } from '../../schema/enums.ts';
import type { LineMatch, Replacement } from '../../schema/resolvers.generated.ts';
import type { LineCandidateParent } from './orderDesk.parents.ts';

type Article = Entity<'ArticleSummary'>;
type CartType = Entity<'CartType'>;

/** A line with what its number means. */
export interface Resolved {
  number: string;
  qty: number;
  match: LineMatch;
  replacement: Replacement | null;
  candidates: LineCandidateParent[];
  suggested: LineCandidateParent | null;
}

/**
 * What a line means, from what the back end found for its number.
 * @param row undefined when it was not asked for, or the back end left it out
 */
export function resolveLine(
  { number, qty }: { number: string; qty: number },
  row: Entity<'OemRow'> | undefined,
  type: CartType,
): Resolved {
  const { match, articles, isSure } = read(number, row);
  const candidates = articles.map((article) => toCandidate(article, qty, type));
  return {
    number,
    qty,
    match,
    replacement: match === 'REPLACED' && row?.replacement ? toEnum(row.replacement) : null,
    candidates,
    suggested: (isSure ? candidates[0] : null) ?? null,
  };
}

function read(
  number: string,
  row: Entity<'OemRow'> | undefined,
): { match: LineMatch; articles: Article[]; isSure: boolean } {
  const articles = row?.result ?? [];
  const own = articles.filter(({ name }) => normalise(name) === normalise(number));
  // Two brands may share a number but for its dashes; written exactly so, it is one article's.
  const [exact] = own.length > 1 ? own.filter(({ name }) => name === number) : own;
  if (row?.replacement) {
    const ended = new Set(articles.filter(({ eol }) => eol).map(({ id }) => id));
    const replacements = articles.filter(({ id }) => !ended.has(id));
    const last = articles.filter(({ id }) => ended.has(id));
    const isSure = row.replacement === 'full' && replacements.length === 1;
    return { match: 'REPLACED', articles: [...replacements, ...last], isSure };
  }
  if (exact)
    return { match: 'EXACT', articles: [exact, ...articles.filter((one) => one !== exact)], isSure: true };
  if (articles.length === 0) return { match: 'UNKNOWN', articles, isSure: false };
  if (articles.length > 1) return { match: 'AMBIGUOUS', articles, isSure: false };
  return { match: 'ANALOGUE', articles, isSure: true };
}

/** Letters and digits only: a number is the same however it is written. */
const normalise = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Where an article says how many of it are in a cart. */
export const quantityIn = {
  regular: 'inCartQty',
  reservation: 'inReservationQty',
  backorder: 'inBackorderQty',
} as const satisfies Record<CartType, keyof Article>;

function toCandidate(article: Article, asked: number, type: CartType): LineCandidateParent {
  const qty = roundUp(asked, article.multiple);
  const availableQty = available(article, type);
  const missing = availableQty === null ? 0 : article[quantityIn[type]] + qty - availableQty;
  return { article, qty, availableQty, missingQty: Math.min(qty, Math.max(0, missing)) };
}

/** The next multiple, at least one. */
export const roundUp = (qty: number, multiple: number): number =>
  Math.max(1, Math.ceil(qty / multiple)) * multiple;

/** Pieces that a cart of this type may be filled from; null where it waits for new goods (GAP-56). */
function available({ stock, inTransit }: Article, type: CartType): number | null {
  if (type === 'backorder') return null;
  if (type === 'reservation') return inTransit?.qty ?? 0;
  return stock
    .filter(({ warehouse }) => !warehouse.readonly && warehouse.type !== 'transit')
    .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
}
