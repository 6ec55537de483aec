import { extendEntity } from '../../../contract/reader/createReader.ts';
import { message, type MessageText } from '../../messages/message.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { afterWrite } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { toCsvFile } from '../../rest/toCsvFile.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { AddLineCode, AddLineInput, AddLinesInput, LineMatch } from '../../schema/types.generated.ts';
import { importCart } from '../cart/cart.rest.ts';
import { quantityIn } from '../cart/quantityIn.ts';
import { findLines } from './findLines.ts';
import type { AddedLineParent, AddLinesPayloadParent } from './orderDesk.parents.ts';
import {
  available,
  maxPieces,
  missingOf,
  nearestMultiple,
  resolveLine,
  type Resolved,
} from './resolveLine.ts';

type Article = Entity<'ArticleSummary'>;

/** A line to add to the cart, or the reason why it is skipped. */
interface LinePlan {
  line: AddLineInput;
  code: AddLineCode;
  match: LineMatch | null;
  article: Article | null;
  /** Pieces to add; 0 for a skipped line. */
  qty: number;
  /** Pieces of `qty` that are not available; null where that is not known. */
  missingQty: number | null;
  /** Why it is skipped, for REFUSED. */
  message?: MessageText;
}

/** An article with its new quantity in the cart. */
interface Change {
  article: Article;
  qty: number;
}

/** Changes by the id of their article. */
type Changes = ReadonlyMap<number, Change>;

const notReadable = message('ORDER_DESK.NOT_READABLE');

/**
 * Adds a purchase list to a cart with two calls: one finds all numbers and their quantities in the cart, one imports the
 * new quantities (docs/decisions/order-desk.md). The second is omitted when there is nothing to add. Where the first
 * does not say a quantity, the cart itself is read.
 */
export async function addLines(rest: RestClient, input: AddLinesInput): Promise<AddLinesPayloadParent> {
  const type = fromEnum(input.type);
  const found = await findLines(rest, input.lines);
  const plans = input.lines.map((line, index) =>
    planLine(line, resolveLine(line, found.get(line.number), type), {
      ...input,
      field: `input.lines[${index}].article`,
    }),
  );
  const inCart = await quantitiesInCart(rest, type, plans);
  const changes = new Map<number, Change>();
  for (const plan of plans) {
    const { article } = plan;
    if (article === null || plan.qty === 0) continue;
    const before = changes.get(article.id)?.qty ?? inCart(article);
    const qty = (before ?? 0) + plan.qty;
    // An article without a number cannot be named in the file either.
    if (before === null || !article.name)
      Object.assign(plan, { code: 'REFUSED', qty: 0, message: notReadable } satisfies Partial<LinePlan>);
    else if (qty > maxPieces)
      Object.assign(plan, { code: 'INVALID_QTY', qty: 0 } satisfies Partial<LinePlan>);
    else {
      changes.set(article.id, { article, qty });
      plan.missingQty = missingOf(before, plan.qty, available(article, type), type);
    }
  }
  const refusals = await importQuantities(rest, [...changes.values()], { type, force: input.force });
  const lines = plans.map((plan, index) => ({ index, ...addedLine(plan, { changes, refusals, type }) }));
  return { type, lines };
}

/**
 * The pieces of each article in a cart, from the search or else from the cart itself; null where neither says. A wrong
 * quantity would be written back.
 */
async function quantitiesInCart(
  rest: RestClient,
  type: Sent<'CartType'>,
  plans: readonly LinePlan[],
): Promise<(article: Article) => number | null> {
  const field = quantityIn[type];
  const isSaid = plans.every(({ article, qty }) => article === null || qty === 0 || article[field] !== null);
  if (isSaid) return (article) => article[field];
  const { items } = await rest.get('getCart', { query: { type } });
  const isWhole = items.every((item) => item?.article);
  return ({ id, [field]: said }) => {
    if (said !== null) return said;
    const item = items.find((one) => one?.article?.id === id);
    return item ? item.requestedQty : isWhole ? 0 : null;
  };
}

/** Decides which article is added for a line, and how many pieces of it. */
function planLine(
  line: AddLineInput,
  resolved: Resolved | null,
  { accept, roundUp: mayRound, field }: AddLinesInput & { field: string },
): LinePlan {
  const { qty, article: chosen } = line;
  const planned = { line, match: resolved?.match ?? null, missingQty: 0 };
  const skipped = (code: AddLineCode, article: Article | null = null): LinePlan => ({
    ...planned,
    code,
    article,
    qty: 0,
  });
  if (resolved === null) return { ...skipped('REFUSED'), message: notReadable };
  const { match, candidates, suggested } = resolved;
  const chosenId = chosen == null ? null : fromGlobalId('Article', chosen, field);
  const candidate = chosenId === null ? suggested : candidates.find((one) => one?.article.id === chosenId);
  if (!candidate) {
    if (match === 'UNKNOWN') return skipped('UNKNOWN');
    return skipped(chosenId === null ? needsChoice(match) : 'NOT_A_CANDIDATE');
  }
  const { article } = candidate;
  if (chosenId === null && !accept.includes(match)) return skipped(needsChoice(match), article);
  if (qty < 1 || qty > maxPieces) return skipped('INVALID_QTY', article);
  const rounded = article.multiple === null ? qty : nearestMultiple(qty, article.multiple);
  if (rounded === qty) return { ...planned, code: 'ADDED', article, qty };
  return mayRound
    ? { ...planned, code: 'ROUNDED_UP', article, qty: rounded }
    : skipped('NOT_A_MULTIPLE', article);
}

/**
 * The result code of a line that needs a choice before it is added. An exact match that was not accepted counts as
 * ambiguous.
 */
const needsChoice = (match: Resolved['match']): AddLineCode => (match === 'EXACT' ? 'AMBIGUOUS' : match);

/**
 * Sets quantities in a cart by importing a file with one line per article.
 * @returns the back end's messages for the articles that it refused, by article id
 */
async function importQuantities(
  rest: RestClient,
  changes: readonly Change[],
  { type, force }: { type: Sent<'CartType'>; force: boolean },
): Promise<ReadonlyMap<number, MessageText>> {
  const refusals = new Map<number, MessageText>();
  if (changes.length === 0) return refusals;
  const rows = changes.map(({ article, qty }) => [article.name ?? '', String(qty)]);
  const file = toCsvFile(['article', 'quantity'], rows);
  const { errors, status } = await importCart(rest, { file, type }, force);
  let ofUnknownLine: MessageText | null =
    errors.length === 0 && status !== null && status !== 'ok' ? notReadable : null;
  for (const error of errors) {
    // Lines count from 1, and the first is the header.
    const refused = error?.line == null ? undefined : changes[error.line - 2];
    if (refused) refusals.set(refused.article.id, error?.message ?? notReadable);
    else ofUnknownLine = error?.message ?? notReadable;
  }
  if (ofUnknownLine !== null) {
    const isInCart = await compareWithCart(rest, type);
    for (const change of changes)
      if (isInCart?.(change) === false && !refusals.has(change.article.id))
        refusals.set(change.article.id, ofUnknownLine);
  }
  return refusals;
}

/** Tells whether the cart has the new quantity of an article; null where the cart cannot be read. */
async function compareWithCart(
  rest: RestClient,
  type: Sent<'CartType'>,
): Promise<((change: Change) => boolean) | null> {
  const cart = await afterWrite(() => rest.get('getCart', { query: { type } }));
  // A line that cannot be read may be any article's.
  if (!cart?.items.every((item) => item?.article && item.requestedQty !== null)) return null;
  return ({ article, qty }) =>
    cart.items.some((item) => item?.article?.id === article.id && item.requestedQty === qty);
}

/** The result of a line, its article with the quantity that the cart has now. */
function addedLine(
  { line, code, match, article, qty, missingQty, message: reason }: LinePlan,
  {
    changes,
    refusals,
    type,
  }: { changes: Changes; refusals: ReadonlyMap<number, MessageText>; type: Sent<'CartType'> },
): Omit<AddedLineParent, 'index'> {
  const refusal = article ? refusals.get(article.id) : undefined;
  const inCart = article && refusal === undefined ? changes.get(article.id)?.qty : undefined;
  const result = {
    number: line.number,
    reference: line.reference ?? null,
    match,
    qtyRequested: line.qty,
    price: article?.amount ?? null,
    article:
      article && inCart !== undefined ? extendEntity(article, { [quantityIn[type]]: inCart }) : article,
  };
  return refusal !== undefined && qty > 0
    ? { ...result, code: 'REFUSED', qty: 0, missingQty: 0, message: refusal }
    : { ...result, code, qty, missingQty, message: reason ?? null };
}
