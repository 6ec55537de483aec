import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { matchLinesQuery, matchLinesQuery$data } from '../../__generated__/matchLinesQuery.graphql.ts';
import { fetchUnkept } from '../../relay/fetchUnkept.ts';
import type { DraftLine } from './DraftItem.ts';
import { toDecimal } from './toClaimItemInput.ts';

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
  line: DraftLine | null;
  candidates: readonly DraftLine[];
};

/** Different articles whose invoices the gateway looks up at once. */
const mostArticles = 18;
const notChecked: ItemMatch = { state: 'NOT_CHECKED', line: null, candidates: [] };

/** Finds the invoice lines of items, in their order; those whose answer failed are not checked. */
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
        items: chunk.map((item) => ({ ...item, price: toDecimal(item.price), description: '-' })),
      },
    );
    chunk.forEach((item, i) => {
      const match = answer?.viewer.matchClaimItems?.[i];
      if (match) found.set(item, toItemMatch(match));
    });
  }
  return items.map((item) => found.get(item) ?? notChecked);
}

type Match = NonNullable<matchLinesQuery$data['viewer']['matchClaimItems']>[number];
type Line = Match['candidates'][number];

/** A match as the gateway answers it, for `matchClaimItems` and for the rows of a file. */
export function toItemMatch({ match, line, candidates }: Match): ItemMatch {
  return {
    state: match === '%future added value' ? 'NOT_CHECKED' : match,
    line: line ? toDraftLine(line) : null,
    candidates: candidates.map(toDraftLine),
  };
}

const toDraftLine = ({ id, qty, price, invoice }: Line): DraftLine => ({
  id,
  qty: qty ?? null,
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
