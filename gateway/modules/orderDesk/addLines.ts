import { numericFromGlobalId } from '../../relay/globalId.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { AddLineCode, AddLineInput, AddLinesInput } from '../../schema/resolvers.generated.ts';
import { importCart } from '../cart/cart.rest.ts';
import { findLines, toCsvFile } from './findLines.ts';
import type { AddedLineParent, AddLinesPayloadParent } from './orderDesk.parents.ts';
import { quantityIn, resolveLine, roundUp } from './resolveLine.ts';

type Article = Entity<'ArticleSummary'>;
type CartType = Entity<'CartType'>;

/** The most pieces of an article in a cart. */
const mostPieces = 999_999;

/** A line that is to be put into the cart, or the reason why it is not. */
interface Planned {
  number: string;
  code: AddLineCode;
  article: Article | null;
  /** Pieces to add; 0 when it is not added. */
  qty: number;
}

/**
 * Adds a purchase list to a cart in two calls: one finds all numbers and what of them is in the cart already, one puts
 * the sums in (docs/decisions/order-desk.md). The second is left out when nothing is to be added.
 */
export async function addLines(rest: RestClient, input: AddLinesInput): Promise<AddLinesPayloadParent> {
  const type = fromEnum(input.type);
  const found = await findLines(rest, input.lines);
  const cart = new Map<number, number>();
  const planned = input.lines.map((line) => {
    const resolved = resolveLine(line, found.get(line.number), type);
    const one = plan(line, resolved, input);
    if (one.article === null || one.qty === 0) return one;
    const before = cart.get(one.article.id) ?? one.article[quantityIn[type]];
    if (before + one.qty > mostPieces) return { ...one, code: 'INVALID_QTY' as const, qty: 0 };
    cart.set(one.article.id, before + one.qty);
    return one;
  });
  const refusals = await putIn(rest, planned, cart, { type, force: input.force });
  const lines = planned.map((line, index) => ({ index, ...toAddedLine(line, { cart, refusals, type }) }));
  return { type, lines };
}

function plan(
  { number, qty, article: chosen }: AddLineInput,
  { match, candidates, suggested }: ReturnType<typeof resolveLine>,
  { accept, roundUp: mayRound }: AddLinesInput,
): Planned {
  const no = (code: AddLineCode, article: Article | null = null): Planned => ({
    number,
    code,
    article,
    qty: 0,
  });
  const id = chosen == null ? null : numericFromGlobalId('Article', chosen);
  const taken = id === null ? suggested : candidates.find(({ article }) => article.id === id);
  if (!taken) {
    if (match === 'UNKNOWN') return no('UNKNOWN');
    return no(id === null ? toCode(match) : 'NOT_A_CANDIDATE');
  }
  const { article } = taken;
  if (id === null && !accept.includes(match)) return no(toCode(match), article);
  if (qty < 1 || qty > mostPieces) return no('INVALID_QTY', article);
  const rounded = roundUp(qty, article.multiple);
  if (rounded === qty) return { number, code: 'ADDED', article, qty };
  return mayRound ? { number, code: 'ROUNDED_UP', article, qty: rounded } : no('NOT_A_MULTIPLE', article);
}

/** Why a line is not added without a choice; an own number that is not accepted is as good as ambiguous. */
const toCode = (match: 'EXACT' | 'REPLACED' | 'ANALOGUE' | 'AMBIGUOUS' | 'UNKNOWN'): AddLineCode =>
  match === 'EXACT' ? 'AMBIGUOUS' : match;

/**
 * Sets the quantities by a file, a line an article.
 * @returns the back end's words for the articles that it refused, by id
 */
async function putIn(
  rest: RestClient,
  planned: readonly Planned[],
  cart: ReadonlyMap<number, number>,
  { type, force }: { type: CartType; force: boolean },
): Promise<ReadonlyMap<number, string>> {
  if (cart.size === 0) return new Map();
  const names = new Map(planned.flatMap(({ article }) => (article ? [[article.id, article.name]] : [])));
  const ids = [...cart.keys()];
  const rows = ids.map((id) => [names.get(id) ?? '', String(cart.get(id))]);
  const file = toCsvFile(['article', 'quantity'], rows);
  const { errors = [] } = await importCart(rest, { file, type }, force);
  // The first line is the header's.
  return new Map(
    errors.flatMap(({ line, message }) => {
      const id = ids[line - 2];
      return id === undefined ? [] : [[id, message]];
    }),
  );
}

function toAddedLine(
  { number, code, article, qty }: Planned,
  {
    cart,
    refusals,
    type,
  }: { cart: ReadonlyMap<number, number>; refusals: ReadonlyMap<number, string>; type: CartType },
): Omit<AddedLineParent, 'index'> {
  if (article === null) return { number, code, qty, message: null, article };
  const refusal = refusals.get(article.id);
  if (refusal !== undefined) {
    const isRefused = qty > 0;
    return {
      number,
      code: isRefused ? 'REFUSED' : code,
      qty: 0,
      message: isRefused ? refusal : null,
      article,
    };
  }
  const inCart = cart.get(article.id) ?? article[quantityIn[type]];
  return { number, code, qty, message: null, article: { ...article, [quantityIn[type]]: inCart } };
}
