import type { ReorderLines_line$data } from '../../__generated__/ReorderLines_line.graphql.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { missingPieces } from '../../parts/cart/missingPieces.ts';
import { present } from '../../ui/list/present.ts';

/** A line of a document with what its number matches now. */
export type ReorderLine = ReorderLines_line$data;
/** An article that can be ordered for a line. */
export type Candidate = NonNullable<NonNullable<ReorderLine['resolved']>['candidates'][number]>;
/** The gateway's answer for a line that was to be added. */
export type LineResult = { code: string; qty: number; missingQty: number | null; message: string | null };

/** The user's changes of a line, and the result of adding it. */
export type Edit = {
  isWanted?: boolean;
  /** Global id of the article; null while none is chosen. */
  chosen?: string | null;
  pieces?: number;
  result?: LineResult | null;
};

/** A line as the screen shows it. */
export type LineState = {
  key: string;
  line: ReorderLine;
  /** The articles to choose from. */
  candidates: readonly Candidate[];
  chosen: Candidate | null;
  /** Pieces that are added, a multiple of the article's. */
  pieces: number;
  isWanted: boolean;
  result: LineResult | null;
};

/**
 * A line with the user's changes. Only the article itself is chosen from the start: a replacement is another article.
 *
 * @param areWanted whether lines that can be ordered are checked from the start
 */
export function toLineState(
  key: string,
  line: ReorderLine,
  { edit = {}, areWanted }: { edit: Edit | undefined; areWanted: boolean },
): LineState {
  const { status, resolved, qty } = line;
  const own = resolved?.suggested?.article.id ?? null;
  const all = present(resolved?.candidates);
  // Nothing is left of an article that is gone; others with its number can still be chosen.
  const candidates = status === 'GONE' && resolved?.match === 'EXACT' ? withoutArticle(all, own) : all;
  const wanted = edit.chosen === undefined ? (status === 'ORDERABLE' ? own : null) : edit.chosen;
  const chosen = candidates.find(({ article }) => article.id === wanted) ?? null;
  return {
    key,
    line,
    candidates,
    chosen,
    pieces: edit.pieces ?? chosen?.qty ?? Math.max(1, qty ?? 1),
    isWanted: chosen !== null && (edit.isWanted ?? areWanted),
    result: edit.result ?? null,
  };
}

const withoutArticle = (candidates: readonly Candidate[], id: string | null) =>
  candidates.filter(({ article }) => article.id !== id);

/** The ways in which a line differs from then, to show only these. */
export const drifts = ['PRICE_UP', 'PRICE_DOWN', 'SHORT', 'ROUNDED', 'CHOOSE', 'GONE'] as const;
/** One of them. */
export type Drift = (typeof drifts)[number];
/** The name of each. */
export const driftTexts: Readonly<Record<Drift, string>> = {
  PRICE_UP: 'REORDER.PRICE_UP',
  PRICE_DOWN: 'REORDER.PRICE_DOWN',
  SHORT: 'DESK.STATE.SHORT',
  ROUNDED: 'DESK.STATE.ROUNDED',
  CHOOSE: 'DESK.STATE.CHOOSE',
  GONE: 'REORDER.GONE',
};

/** How a line differs from then; several ways at once are possible. */
export function driftsOf(state: LineState, type: CartType): Drift[] {
  const { status, priceChange } = state.line;
  if (status === 'GONE') return ['GONE'];
  const found: Drift[] = [];
  if (priceChange && priceChange.value > 0) found.push('PRICE_UP');
  if (priceChange && priceChange.value < 0) found.push('PRICE_DOWN');
  if (missingOf(state, type) > 0) found.push('SHORT');
  if (isRounded(state)) found.push('ROUNDED');
  if (status !== 'ORDERABLE') found.push('CHOOSE');
  return found;
}

/** How many pieces of a line are missing: of an added one, when it was added, as its own count against what is left. */
const missingOf = ({ chosen, pieces, result }: LineState, type: CartType): number =>
  result && result.qty > 0 ? (result.missingQty ?? 0) : missingPieces(chosen, pieces, type);

/** Whether a line has other pieces than then, because the article is sold in multiples. */
export const isRounded = ({ line: { qty }, chosen, pieces }: LineState): boolean =>
  qty != null && qty > 0 && pieces !== qty && pieces === chosen?.qty;
