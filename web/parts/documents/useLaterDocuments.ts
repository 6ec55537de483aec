import { graphql, useFragment } from 'react-relay';
import type { useLaterDocuments_credits$key } from '../../__generated__/useLaterDocuments_credits.graphql.ts';
import type { useLaterDocumentsClaimsQuery } from '../../__generated__/useLaterDocumentsClaimsQuery.graphql.ts';
import type { useLaterDocumentsCreditsQuery } from '../../__generated__/useLaterDocumentsCreditsQuery.graphql.ts';
import type { useLaterDocuments_claims$key } from '../../__generated__/useLaterDocuments_claims.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { present } from '../../ui/list/present.ts';
import type { WayDocument, WayKind } from './WayDocument.ts';

/**
 * The claims and credit invoices of a document, once they are known. The back end names neither, so they are looked for
 * among the newest after the page is shown, which does not wait for those calls.
 *
 * @param id global id of an order, an invoice, a final invoice or a credit invoice; null to look for nothing
 * @returns what was found, and whether there may be more
 */
export function useLaterDocuments(
  id: string | null,
  kind: WayKind,
): { documents: readonly WayDocument[]; isPartial: boolean } {
  const claims = useClaims(id);
  const credits = useCredits(kind === 'CREDIT_INVOICE' ? null : id, kind);
  return {
    documents: [...claims.documents, ...credits.documents],
    isPartial: claims.isPartial || credits.isPartial,
  };
}

function useClaims(id: string | null): ReturnType<typeof useLaterDocuments> {
  const { data } = useDebouncedQuery<useLaterDocumentsClaimsQuery>(
    graphql`
      query useLaterDocumentsClaimsQuery($id: ID!) {
        node(id: $id) {
          ... on Order {
            claims {
              ...useLaterDocuments_claims
            }
          }
          ... on Invoice {
            claims {
              ...useLaterDocuments_claims
            }
          }
          ... on MergedInvoice {
            claims {
              ...useLaterDocuments_claims
            }
          }
          ... on CreditInvoice {
            claims {
              ...useLaterDocuments_claims
            }
          }
        }
      }
    `,
    id === null ? null : { id },
    { isQuiet: true },
  );
  const found = data?.node;
  const claims = useFragment<useLaterDocuments_claims$key>(
    graphql`
      fragment useLaterDocuments_claims on Claim @relay(plural: true) {
        dbId
        documentNumber
        documentDate
        status
        statusText
      }
    `,
    present(found?.claims),
  );
  return {
    documents: claims.map(({ dbId, documentNumber, documentDate, status, statusText }) => ({
      kind: 'CLAIM',
      dbId,
      number: documentNumber,
      createdAt: documentDate,
      claimStatus: { value: status, text: statusText },
    })),
    isPartial: found != null && found.claims == null,
  };
}

function useCredits(id: string | null, kind: WayKind): ReturnType<typeof useLaterDocuments> {
  const { data } = useDebouncedQuery<useLaterDocumentsCreditsQuery>(
    graphql`
      query useLaterDocumentsCreditsQuery(
        $id: ID!
        $isOrder: Boolean!
        $isInvoice: Boolean!
        $isFinalInvoice: Boolean!
      ) {
        node(id: $id) {
          ... on Order @include(if: $isOrder) {
            creditedBy {
              ...useLaterDocuments_credits
            }
          }
          ... on Invoice @include(if: $isInvoice) {
            creditedBy {
              ...useLaterDocuments_credits
            }
          }
          ... on MergedInvoice @include(if: $isFinalInvoice) {
            creditedBy {
              ...useLaterDocuments_credits
            }
          }
        }
      }
    `,
    // What is not included does not count for the limit of calls of an operation.
    id === null
      ? null
      : {
          id,
          isOrder: kind === 'ORDER',
          isInvoice: kind === 'INVOICE',
          isFinalInvoice: kind === 'MERGED_INVOICE',
        },
    { isQuiet: true },
  );
  const found = data?.node;
  const credits = useFragment<useLaterDocuments_credits$key>(
    graphql`
      fragment useLaterDocuments_credits on CreditInvoice @relay(plural: true) {
        dbId
        docNumber
        date
        grandTotal {
          ...Money_amount
        }
      }
    `,
    present(found?.creditedBy),
  );
  return {
    documents: credits.map(({ dbId, docNumber, date, grandTotal }) => ({
      kind: 'CREDIT_INVOICE',
      dbId,
      number: docNumber,
      createdAt: date,
      grandTotal,
    })),
    isPartial: found != null && found.creditedBy == null,
  };
}
