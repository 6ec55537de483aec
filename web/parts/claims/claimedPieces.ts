import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { claimedPiecesQuery } from '../../__generated__/claimedPiecesQuery.graphql.ts';
import { fetchUnkept } from '../../relay/fetchUnkept.ts';

/** An article of an invoice. */
export type InvoicedArticle = { articleName: string; invoiceNumber: string; invoiceDate: string | null };

/** Pieces claimed so far, by article and invoice; null where it cannot be told. */
export type ClaimedPieces = (article: InvoicedArticle) => number | null;

/** Articles that are asked for at once. */
const mostArticles = 500;

const nameOf = ({ articleName, invoiceNumber }: InvoicedArticle) => `${invoiceNumber}/${articleName}`;

/** Asks how many pieces of articles are claimed already. */
export async function fetchClaimedPieces(
  environment: IEnvironment,
  articles: readonly InvoicedArticle[],
): Promise<ClaimedPieces> {
  const different = [...new Map(articles.map((one) => [nameOf(one), one])).values()];
  const claimed = new Map<string, number | null>();
  for (let from = 0; from < different.length; from += mostArticles) {
    const some = different.slice(from, from + mostArticles);
    const answer = await fetchUnkept<claimedPiecesQuery>(
      environment,
      graphql`
        query claimedPiecesQuery($articles: [InvoicedArticleInput!]!) {
          viewer {
            claimedPieces(articles: $articles)
          }
        }
      `,
      {
        articles: some.map(({ articleName, invoiceNumber, invoiceDate }) => ({
          articleName,
          invoiceNumber,
          invoiceDate,
        })),
      },
    );
    some.forEach((one, i) => claimed.set(nameOf(one), answer?.viewer.claimedPieces[i] ?? null));
  }
  return (article) => claimed.get(nameOf(article)) ?? null;
}

/**
 * The pieces of each line that are not claimed yet; null where it cannot be told. What is claimed of an article fills the
 * first line with it first.
 *
 * @param lines all lines of one invoice with these articles, in its order
 */
export function leftOfLines(
  lines: readonly { articleName: string; qty: number | null }[],
  claimedOf: (articleName: string) => number | null,
): readonly (number | null)[] {
  const before = new Map<string, number>();
  return lines.map(({ articleName, qty }) => {
    const claimed = claimedOf(articleName);
    const sum = before.get(articleName) ?? 0;
    before.set(articleName, sum + (qty ?? 0));
    return claimed === null || qty === null ? null : qty - Math.min(qty, Math.max(0, claimed - sum));
  });
}
