import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { findKnownInvoiceQuery } from '../../../__generated__/findKnownInvoiceQuery.graphql.ts';
import { fetchUnkept } from '../../../relay/fetchUnkept.ts';
import { present } from '../../../ui/list/present.ts';
import type { DraftItem } from '../draft/DraftItem.ts';

const plain = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * The number of the customer's final invoice that an invoice entered by hand is, in whatever spelling: its line limits what
 * can be claimed, and tells price and currency. Null for any other invoice, or if it cannot be told.
 */
export async function findKnownInvoice(
  environment: IEnvironment,
  { articleName, invoiceNumber }: DraftItem,
): Promise<string | null> {
  const answer = await fetchUnkept<findKnownInvoiceQuery>(
    environment,
    graphql`
      query findKnownInvoiceQuery($article: String!) {
        viewer {
          claimableInvoices(article: $article) {
            docNumber
          }
        }
      }
    `,
    { article: articleName },
  );
  const numbers = present(answer?.viewer.claimableInvoices).flatMap(({ docNumber }) => docNumber ?? []);
  return numbers.find((number) => plain(number) === plain(invoiceNumber)) ?? null;
}
