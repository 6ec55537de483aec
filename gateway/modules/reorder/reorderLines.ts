import type { ReadMoney } from '../../../contract/reader/Read.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { ReorderStatus } from '../../schema/types.generated.ts';
import { deliveryName } from '../catalog/catalog.loaders.ts';
import { findLines, tooManyLines } from '../orderDesk/findLines.ts';
import { available, resolveLine, type Resolved } from '../orderDesk/resolveLine.ts';
import type { LineThen, ReorderLineParent } from './reorder.parents.ts';

type CartType = Sent<'CartType'>;

/** A line of an order or of an invoice. */
interface Item {
  articleName: string | null;
  description: string | null;
  qty: number | null;
  price: ReadMoney | null;
}

/** The lines of an order that can be ordered again, as they were asked for. */
export const linesOfOrder = ({ id, createdAt, items }: Entity<'Order'>): (LineThen | null)[] =>
  linesThen(items, ({ qtyRequested, qty }) => ({
    orderDbId: String(id),
    orderedAt: createdAt,
    qty: qtyRequested || qty,
  }));

/** The lines of an invoice that can be ordered again. */
export const linesOfInvoice = ({
  items,
}: {
  items: readonly (Entity<'DocumentItem'> | null)[];
}): (LineThen | null)[] =>
  linesThen(items, ({ referenceOrderId, qty }) => ({
    orderDbId: referenceOrderId === null ? null : String(referenceOrderId),
    orderedAt: null,
    qty,
  }));

/** The lines of a document without its deliveries; null for a line whose article is not known. */
function linesThen<One extends Item>(
  items: readonly (One | null)[],
  rest: (item: One) => Pick<LineThen, 'orderDbId' | 'orderedAt' | 'qty'>,
): (LineThen | null)[] {
  return items.flatMap((item, index) => {
    if (!item?.articleName) return [null];
    if (item.articleName === deliveryName) return [];
    const { articleName, description, price } = item;
    return [{ index, number: articleName, description, price, ...rest(item) }];
  });
}

/**
 * Lines with what their numbers match now, in one call for all of them.
 * @throws BAD_REQUEST for more lines than one call finds
 */
export async function resolveAgain(
  rest: RestClient,
  lines: readonly (LineThen | null)[],
  type: CartType,
): Promise<(ReorderLineParent | null)[]> {
  const known = lines.filter((line) => line !== null);
  const tooMany = tooManyLines(known.length);
  if (tooMany !== null) throw badRequest(tooMany);
  const found = await findLines(rest, known);
  return lines.map((line) => {
    if (line === null) return null;
    const asked = { number: line.number, qty: Math.max(1, line.qty ?? 1) };
    const resolved = resolveLine(asked, found.get(line.number), type);
    return { ...line, resolved, status: statusOf(resolved, type) };
  });
}

function statusOf(resolved: Resolved | null, type: CartType): ReorderStatus {
  if (resolved === null || resolved.match === 'AMBIGUOUS') return 'UNCLEAR';
  if (resolved.match === 'REPLACED') return 'REPLACED';
  const article = ownArticle(resolved);
  return article === null || (article.eol !== null && isUsedUp(article, type)) ? 'GONE' : 'ORDERABLE';
}

/** Whether nothing is left of an article that is no longer made; a backorder would wait for it forever. */
const isUsedUp = (article: Entity<'ArticleSummary'>, type: CartType): boolean =>
  type === 'backorder' || available(article, type) === 0;

/** The article that a number is the own number of; null for other numbers. */
export const ownArticle = (resolved: Resolved | null): Entity<'ArticleSummary'> | null =>
  resolved?.match === 'EXACT' ? (resolved.suggested?.article ?? null) : null;
