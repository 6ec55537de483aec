import { fromGlobalId } from '../../relay/ids.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { AddLineCode, AddLineInput, AddLinesInput } from '../../schema/resolvers.generated.ts';
import { importCart } from '../cart/cart.rest.ts';
import { quantityIn } from '../cart/quantityIn.ts';
import { findLines, toCsvFile } from './findLines.ts';
import type { AddedLineParent, AddLinesPayloadParent } from './orderDesk.parents.ts';
import { resolveLine, roundUp, type Resolved } from './resolveLine.ts';

type Article = Entity<'ArticleSummary'>;

/** The most pieces of an article in a cart. */
const maxPieces = 999_999;

/** A line to add to the cart, or the reason why it is skipped. */
interface LinePlan {
  number: string;
  code: AddLineCode;
  article: Article | null;
  /** Pieces to add; 0 for a skipped line. */
  qty: number;
}

/** An article with its new quantity in the cart. */
interface Change {
  article: Article;
  qty: number;
}

/** Changes by the id of their article. */
type Changes = ReadonlyMap<number, Change>;

/**
 * Adds a purchase list to a cart with two calls: one finds all numbers and their quantities in the cart, one imports the
 * new quantities (docs/decisions/order-desk.md). The second is omitted when there is nothing to add.
 */
export async function addLines(rest: RestClient, input: AddLinesInput): Promise<AddLinesPayloadParent> {
  const type = fromEnum(input.type);
  const found = await findLines(rest, input.lines);
  const plans: LinePlan[] = [];
  const changes = new Map<number, Change>();
  for (const line of input.lines) {
    const plan = planLine(line, resolveLine(line, found.get(line.number), type), input);
    plans.push(plan);
    const { article } = plan;
    if (article === null || plan.qty === 0) continue;
    const qty = (changes.get(article.id)?.qty ?? article[quantityIn[type]]) + plan.qty;
    if (qty > maxPieces) Object.assign(plan, { code: 'INVALID_QTY', qty: 0 } satisfies Partial<LinePlan>);
    else changes.set(article.id, { article, qty });
  }
  const refusals = await importQuantities(rest, [...changes.values()], { type, force: input.force });
  const lines = plans.map((plan, index) => ({ index, ...addedLine(plan, { changes, refusals, type }) }));
  return { type, lines };
}

/** Decides which article is added for a line, and how many pieces of it. */
function planLine(
  { number, qty, article: chosen }: AddLineInput,
  { match, candidates, suggested }: Resolved,
  { accept, roundUp: mayRound }: AddLinesInput,
): LinePlan {
  const skipped = (code: AddLineCode, article: Article | null = null): LinePlan => ({
    number,
    code,
    article,
    qty: 0,
  });
  const chosenId = chosen == null ? null : fromGlobalId('Article', chosen);
  const candidate = chosenId === null ? suggested : candidates.find(({ article }) => article.id === chosenId);
  if (!candidate) {
    if (match === 'UNKNOWN') return skipped('UNKNOWN');
    return skipped(chosenId === null ? needsChoice(match) : 'NOT_A_CANDIDATE');
  }
  const { article } = candidate;
  if (chosenId === null && !accept.includes(match)) return skipped(needsChoice(match), article);
  if (qty < 1 || qty > maxPieces) return skipped('INVALID_QTY', article);
  const rounded = roundUp(qty, article.multiple);
  if (rounded === qty) return { number, code: 'ADDED', article, qty };
  return mayRound
    ? { number, code: 'ROUNDED_UP', article, qty: rounded }
    : skipped('NOT_A_MULTIPLE', article);
}

/** The code of a line that is not added without a choice. An exact match that is not accepted counts as ambiguous. */
const needsChoice = (match: Resolved['match']): AddLineCode => (match === 'EXACT' ? 'AMBIGUOUS' : match);

/**
 * Sets quantities in a cart by importing a file with one line per article.
 * @returns the back end's messages for the articles that it refused, by article id
 */
async function importQuantities(
  rest: RestClient,
  changes: readonly Change[],
  { type, force }: { type: Entity<'CartType'>; force: boolean },
): Promise<ReadonlyMap<number, string>> {
  const refusals = new Map<number, string>();
  if (changes.length === 0) return refusals;
  const rows = changes.map(({ article, qty }) => [article.name, String(qty)]);
  const file = toCsvFile(['article', 'quantity'], rows);
  const { errors = [] } = await importCart(rest, { file, type }, force);
  for (const { line, message } of errors) {
    // Lines count from 1, and the first is the header.
    const refused = changes[line - 2];
    if (refused) refusals.set(refused.article.id, message);
  }
  return refusals;
}

/** The result of a line, its article with the quantity that the cart has now. */
function addedLine(
  { number, code, article, qty }: LinePlan,
  {
    changes,
    refusals,
    type,
  }: { changes: Changes; refusals: ReadonlyMap<number, string>; type: Entity<'CartType'> },
): Omit<AddedLineParent, 'index'> {
  if (article === null) return { number, code, qty, message: null, article };
  const message = refusals.get(article.id);
  if (message === undefined) {
    const field = quantityIn[type];
    const inCart = changes.get(article.id)?.qty ?? article[field];
    return { number, code, qty, message: null, article: { ...article, [field]: inCart } };
  }
  return qty > 0
    ? { number, code: 'REFUSED', qty: 0, message, article }
    : { number, code, qty, message: null, article };
}
