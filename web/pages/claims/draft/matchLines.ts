import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  matchLinesQuery,
  matchLinesQuery$data,
} from '../../../__generated__/matchLinesQuery.graphql.ts';
import { fetchClaimedPieces, type InvoicedArticle } from '../../../parts/claims/claimedPieces.ts';
import { fetchUnkept } from '../../../relay/fetchUnkept.ts';
import type { DraftLine } from './DraftItem.ts';

/** An item as a document or a file names it, before its invoice line is known. */
export type EnteredItem = {
  articleName: string;
  qty: number;
  price: string;
  invoiceNumber: string;
  /** YYYY-MM-DD */
  invoiceDate: string;
};

/** The lines that fit an item: the one that is meant, or those to choose from. */
export type ItemMatch = {
  state: 'MATCHED' | 'AMBIGUOUS' | 'NOT_FOUND' | 'NOT_CHECKED';
  /** As the catalog writes it. */
  articleName: string;
  line: DraftLine | null;
  candidates: readonly DraftLine[];
};

/** Different articles whose invoices the gateway looks up at once. */
const mostArticles = 17;

/** Finds the invoice lines of items, in their order, and what is left of them; those whose answer failed are not checked. */
export async function matchLines(
  environment: IEnvironment,
  items: readonly EnteredItem[],
): Promise<readonly ItemMatch[]> {
  const found = new Map<EnteredItem, ItemMatch>();
  for (const chunk of chunksOf(items)) {
    const answer = await fetchUnkept<matchLinesQuery>(
      environment,
      graphql`
        query matchLinesQuery($items: [UnknownClaimItemInput!]!) {
          viewer {
            matchClaimItems(items: $items) {
              match
              articleName
              line {
                id
                qty
                price {
                  value
                  currencyCode
                }
                invoice {
                  docNumber
                  date
                }
              }
              candidates {
                id
                qty
                price {
                  value
                  currencyCode
                }
                invoice {
                  docNumber
                  date
                }
              }
            }
          }
        }
      `,
      {
        items: chunk.map((item) => ({ ...item, description: '-' })),
      },
    );
    chunk.forEach((item, i) => {
      const match = answer?.viewer.matchClaimItems?.[i];
      if (match) found.set(item, toItemMatch(match));
    });
  }
  return withLeft(
    environment,
    items.map(
      (item) =>
        found.get(item) ?? {
          state: 'NOT_CHECKED',
          articleName: item.articleName,
          line: null,
          candidates: [],
        },
    ),
  );
}

const articleOf = (articleName: string, { invoiceNumber, invoiceDate }: DraftLine): InvoicedArticle[] =>
  invoiceNumber === null ? [] : [{ articleName, invoiceNumber, invoiceDate }];

/** The matches with what earlier claims left of their lines. */
export async function withLeft(
  environment: IEnvironment,
  matches: readonly ItemMatch[],
): Promise<readonly ItemMatch[]> {
  const claimed = await fetchClaimedPieces(
    environment,
    matches.flatMap(({ articleName, candidates }) =>
      candidates.flatMap((line) => articleOf(articleName, line)),
    ),
  );
  return matches.map((match) => {
    const { articleName, line, candidates } = match;
    const ofInvoice = Map.groupBy(candidates, ({ invoiceNumber }) => invoiceNumber);
    // Which of several lines with the article the claimed pieces are of, is not known: none has more left than all of them.
    const leftOf = (one: DraftLine): number | null => {
      const [article] = articleOf(articleName, one);
      const pieces = article ? claimed(article) : null;
      const bought = (ofInvoice.get(one.invoiceNumber) ?? []).reduce((sum, { qty }) => sum + (qty ?? 0), 0);
      return pieces === null || one.qty === null ? null : Math.min(one.qty, Math.max(0, bought - pieces));
    };
    const complete = (one: DraftLine): DraftLine => ({ ...one, leftQty: leftOf(one) });
    return { ...match, line: line && complete(line), candidates: candidates.map(complete) };
  });
}

type Match = NonNullable<matchLinesQuery$data['viewer']['matchClaimItems']>[number];
type Line = Match['candidates'][number];

/** A match as the gateway answers it, for `matchClaimItems` and for the rows of a file; what is left is not known yet. */
export function toItemMatch({ match, articleName, line, candidates }: Match): ItemMatch {
  return {
    articleName,
    state: match === '%future added value' ? 'NOT_CHECKED' : match,
    line: line ? toDraftLine(line) : null,
    candidates: candidates.map(toDraftLine),
  };
}

const toDraftLine = ({ id, qty, price, invoice }: Line): DraftLine => ({
  id,
  qty: qty ?? null,
  leftQty: null,
  price: price ?? null,
  invoiceNumber: invoice.docNumber ?? null,
  invoiceDate: invoice.date ?? null,
});

/** Items in their order, in groups that have no more different articles than one query takes. */
function chunksOf(items: readonly EnteredItem[]): readonly (readonly EnteredItem[])[] {
  const chunks: EnteredItem[][] = [];
  let articles = new Set<string>();
  for (const item of items) {
    if (chunks.length === 0 || (articles.size === mostArticles && !articles.has(item.articleName))) {
      chunks.push([]);
      articles = new Set();
    }
    articles.add(item.articleName);
    chunks.at(-1)?.push(item);
  }
  return chunks;
}
