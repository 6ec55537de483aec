import type { Entity } from '../../rest/entities.ts';
import { toEnum } from '../../schema/enums.ts';
import type { LineMatch, Replacement } from '../../schema/resolvers.generated.ts';
import { quantityIn } from '../cart/quantityIn.ts';
import type { LineCandidateParent } from './orderDesk.parents.ts';

type Article = Entity<'ArticleSummary'>;
type CartType = Entity<'CartType'>;

/** A line and the articles that its number matches. */
export interface Resolved {
  number: string;
  qty: number;
  match: LineMatch;
  replacement: Replacement | null;
  candidates: LineCandidateParent[];
  suggested: LineCandidateParent | null;
}

/**
 * Resolves a line from the back end's row for its number.
 * @param row undefined when the number was not searched for, or the back end left it out
 */
export function resolveLine(
  { number, qty }: { number: string; qty: number },
  row: Entity<'OemRow'> | undefined,
  type: CartType,
): Resolved {
  const { match, articles, isSure } = matchOf(number, row);
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

function matchOf(
  number: string,
  row: Entity<'OemRow'> | undefined,
): { match: LineMatch; articles: Article[]; isSure: boolean } {
  const articles = row?.result ?? [];
  const own = articles.filter(({ name }) => normalise(name) === normalise(number));
  // Numbers of two brands may differ only in their dashes; the exact notation identifies one article.
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

/** Letters and digits only: notations of a number differ in spaces and dashes. */
const normalise = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

function toCandidate(article: Article, requested: number, type: CartType): LineCandidateParent {
  const qty = roundUp(requested, article.multiple);
  const availableQty = available(article, type);
  const missing = availableQty === null ? 0 : article[quantityIn[type]] + qty - availableQty;
  return { article, qty, availableQty, missingQty: Math.min(qty, Math.max(0, missing)) };
}

/** The next multiple, at least one. */
export const roundUp = (qty: number, multiple: number): number =>
  Math.max(1, Math.ceil(qty / multiple)) * multiple;

/** Pieces available to a cart of this type; null for a backorder, which waits for new goods (GAP-56). */
function available({ stock, inTransit }: Article, type: CartType): number | null {
  if (type === 'backorder') return null;
  if (type === 'reservation') return inTransit?.qty ?? 0;
  return stock
    .filter(({ warehouse }) => !warehouse.readonly && warehouse.type !== 'transit')
    .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
}
