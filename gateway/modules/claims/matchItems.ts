import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { GatewayContext } from '../../context/context.ts';
import { orNull } from '../../rest/orNull.ts';
import { toCents } from '../../schema/cents.ts';
import { present } from '../catalog/refineHits.ts';
import { findLines } from '../orderDesk/findLines.ts';
import { normalise } from '../orderDesk/resolveLine.ts';
import { claimInvoices } from './claims.loaders.ts';
import type {
  ClaimableInvoiceParent,
  ClaimableLineParent,
  ClaimItemMatchParent,
  EnteredItem,
} from './claims.parents.ts';

/** Articles whose invoices are read for one list of items: each is a call, besides that for the spellings of all. */
export const mostArticles = 17;

const mostCandidates = 10;

/** Different articles of items, in their order. */
export const articlesOf = (items: readonly EnteredItem[]): string[] => [
  ...new Set(items.map(({ articleName }) => articleName)),
];

/**
 * The numbers of articles as the catalog writes them, by the numbers as entered, in one call for all. A number that it does
 * not have, or has twice in other spellings, stays as it is.
 */
async function spellingsOf(
  articles: readonly string[],
  context: GatewayContext,
): Promise<ReadonlyMap<string, string>> {
  const found = await orNull(
    findLines(
      context.rest,
      articles.map((number) => ({ number })),
    ),
  );
  return new Map(
    articles.map((article) => {
      const names = present(found?.get(article)?.result).flatMap(({ name }) => name ?? []);
      const own = names.filter((name) => normalise(name) === normalise(article));
      const [only = article, ...others] = own.includes(article) ? [article] : own;
      return [article, others.length === 0 ? only : article];
    }),
  );
}

/**
 * Finds the invoice lines of items entered by hand, in their order. Items of one list share the pieces of a line: those
 * that exceed it match no longer. Items of articles after the first 17 are not checked.
 */
export async function matchItems(
  items: readonly EnteredItem[],
  context: GatewayContext,
): Promise<ClaimItemMatchParent[]> {
  const articles = articlesOf(items).slice(0, mostArticles);
  const spellings = await spellingsOf(articles, context);
  const found = new Map(
    await Promise.all(
      articles.map(
        async (article) =>
          [article, await linesOfArticle(spellings.get(article) ?? article, context)] as const,
      ),
    ),
  );
  const taken = new Map<string, number>();
  return items.map((item) => {
    const ofArticle = found.get(item.articleName) ?? { lines: [], isWhole: false };
    const articleName = spellings.get(item.articleName) ?? item.articleName;
    const match = { ...matchItem(item, ofArticle, taken), articleName };
    if (match.line) taken.set(keyOf(match.line), (taken.get(keyOf(match.line)) ?? 0) + item.qty);
    return match;
  });
}

interface LinesOfArticle {
  /** Each with its invoice. */
  lines: ClaimableLineParent[];
  /** Whether every invoice could be read. */
  isWhole: boolean;
}

/** The lines of invoices with an article. */
async function linesOfArticle(article: string, context: GatewayContext): Promise<LinesOfArticle> {
  const invoices = await orNull(claimInvoices(context).load(article));
  if (invoices === null) return { lines: [], isWhole: false };
  return {
    lines: invoices.flatMap((invoice) => (invoice ? linesOf(invoice, article) : [])),
    isWhole: invoices.every((invoice) => invoice?.docNumber != null && !invoice.items.includes(null)),
  };
}

/** The lines of an invoice that may be with an article; null for one that does not say which article it has. */
export const linesToShow = ({ items }: ClaimableInvoiceParent, article: string) =>
  items.flatMap((line) => {
    if (line?.articleName == null) return [null];
    return normalise(line.articleName) === normalise(article) ? [line] : [];
  });

/** The lines of an invoice with an article. */
export const linesOf = (invoice: ClaimableInvoiceParent, article: string): ClaimableLineParent[] =>
  linesToShow(invoice, article).flatMap((line) => (line ? [extendEntity(line, { invoice })] : []));

function matchItem(
  item: EnteredItem,
  { lines, isWhole }: LinesOfArticle,
  taken: ReadonlyMap<string, number>,
): Omit<ClaimItemMatchParent, 'articleName'> {
  const compared = lines
    .map((line) => ({ line, ...compare(item, line, taken) }))
    .toSorted((one, other) => other.score - one.score);
  const candidates = compared.slice(0, mostCandidates).map(({ line }) => line);
  const [fitting = null, ...more] = compared.filter(({ fits }) => fits);
  if (fitting && more.length === 0) return { match: 'MATCHED', line: fitting.line, candidates };
  if (compared.some(({ isOfNumber }) => isOfNumber)) return { match: 'AMBIGUOUS', line: null, candidates };
  return { match: isWhole ? 'NOT_FOUND' : 'NOT_CHECKED', line: null, candidates };
}

/** Lines may be numbered invoice by invoice. */
const keyOf = ({ id, invoice }: ClaimableLineParent): string => `${invoice.id}/${id}`;

/** How well a line fits an item: its number counts most, then its price, quantity and date. */
function compare(item: EnteredItem, line: ClaimableLineParent, taken: ReadonlyMap<string, number>) {
  const { qty, price, invoice } = line;
  const isOfNumber =
    invoice.docNumber !== null && normalise(invoice.docNumber) === normalise(item.invoiceNumber);
  const isOfPrice = price !== null && toCents(price.value) === toCents(Number(item.price));
  const isEnough = qty !== null && qty - (taken.get(keyOf(line)) ?? 0) >= item.qty;
  const isOfDate = invoice.date === item.invoiceDate;
  return {
    isOfNumber,
    fits: isOfNumber && isOfPrice && isEnough,
    score: Number(isOfNumber) * 8 + Number(isOfPrice) * 4 + Number(isEnough) * 2 + Number(isOfDate),
  };
}
