import { graphql, readInlineData, useFragment } from 'react-relay';
import type { useLaterDocuments_credit$key } from '../../__generated__/useLaterDocuments_credit.graphql.ts';
import type { useLaterDocumentsClaimsQuery } from '../../__generated__/useLaterDocumentsClaimsQuery.graphql.ts';
import type {
  useLaterDocumentsCreditsQuery,
  useLaterDocumentsCreditsQuery$data,
} from '../../__generated__/useLaterDocumentsCreditsQuery.graphql.ts';
import type { useLaterDocuments_claims$key } from '../../__generated__/useLaterDocuments_claims.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { useSteps } from '../../relay/useSteps.ts';
import { present } from '../../ui/list/present.ts';
import type { WayDocument, WayKind } from './WayDocument.ts';

type LaterDocuments = {
  documents: readonly WayDocument[];
  /** Whether some could not be read. */
  isPartial: boolean;
  /** Looks through the credit invoices that are left; null if there are none. */
  lookFurther: (() => void) | null;
};

/**
 * The claims and credit invoices of a document, once they are known. The back end names neither, so they are looked for
 * among the newest after the page is shown, which does not wait for those calls.
 *
 * @param id global id of an order, an invoice, a final invoice or a credit invoice; null to look for nothing
 */
export function useLaterDocuments(id: string | null, kind: WayKind): LaterDocuments {
  const claims = useClaims(id);
  const credits = useCredits(kind === 'CREDIT_INVOICE' ? null : id, kind);
  return {
    documents: [...claims.documents, ...credits.documents],
    isPartial: claims.isPartial || credits.isPartial,
    lookFurther: credits.lookFurther,
  };
}

function useClaims(id: string | null): Omit<LaterDocuments, 'lookFurther'> {
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

/** Steps that are looked through unasked; each takes up to eleven calls. */
const stepsAtOnce = 3;

const readStep = ({ node }: useLaterDocumentsCreditsQuery$data) =>
  node?.order?.creditSearch ?? node?.invoice?.creditSearch ?? node?.finalInvoice?.creditSearch;

function useCredits(id: string | null, kind: WayKind): LaterDocuments {
  const { parts, state, goOn } = useSteps<
    useLaterDocumentsCreditsQuery,
    NonNullable<ReturnType<typeof readStep>>
  >(
    graphql`
      query useLaterDocumentsCreditsQuery(
        $id: ID!
        $step: Int!
        $isOrder: Boolean!
        $isInvoice: Boolean!
        $isFinalInvoice: Boolean!
      ) {
        node(id: $id) {
          ... on Order @include(if: $isOrder) @alias(as: "order") {
            creditSearch(step: $step) {
              nextStep
              found {
                ...useLaterDocuments_credit
              }
            }
          }
          ... on Invoice @include(if: $isInvoice) @alias(as: "invoice") {
            creditSearch(step: $step) {
              nextStep
              found {
                ...useLaterDocuments_credit
              }
            }
          }
          ... on MergedInvoice @include(if: $isFinalInvoice) @alias(as: "finalInvoice") {
            creditSearch(step: $step) {
              nextStep
              found {
                ...useLaterDocuments_credit
              }
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
    readStep,
    stepsAtOnce,
  );
  const found = parts.flatMap((part) => part.found);
  return {
    documents: present(found).map(readCredit),
    isPartial: id !== null && (state === 'failed' || found.some((one) => one === null)),
    lookFurther: state === 'paused' && id !== null ? goOn : null,
  };
}

function readCredit(credit: useLaterDocuments_credit$key): WayDocument {
  const { dbId, docNumber, date, grandTotal } = readInlineData(
    graphql`
      fragment useLaterDocuments_credit on CreditInvoice @inline {
        dbId
        docNumber
        date
        grandTotal {
          ...Money_amount
        }
      }
    `,
    credit,
  );
  return { kind: 'CREDIT_INVOICE', dbId, number: docNumber, createdAt: date, grandTotal };
}
