import { graphql } from 'react-relay';
import type { useDocumentCountQuery } from '../../__generated__/useDocumentCountQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import type { PackKind } from './documentPack.ts';

type Range = { from: string | null; until: string | null };

/** What is known of a period before its documents are downloaded. */
type PeriodFacts = {
  /** Documents of the chosen kinds, without statements; null while it is not known. */
  count: number | null;
  /** The time zone of its days, where it is not this browser's: documents near midnight have another day on the screen. */
  timeZone: string | null;
};

/** How many documents of these kinds are in a period, and whose days it has. */
export function useDocumentCount({ from, until }: Range, kinds: readonly PackKind[]): PeriodFacts {
  const isCounted = kinds.some((kind) => kind !== 'statements');
  const isWanted = isCounted && from !== null && until !== null && from <= until;
  const { data, isCurrent } = useDebouncedQuery<useDocumentCountQuery>(
    graphql`
      query useDocumentCountQuery(
        $days: DateRangeFilter!
        $invoices: Boolean!
        $finalInvoices: Boolean!
        $creditInvoices: Boolean!
      ) {
        timeZone
        viewer {
          invoices(first: 1, filter: { createdAt: $days }) @include(if: $invoices) {
            totalCount
          }
          mergedInvoices(first: 1, filter: { date: $days }) @include(if: $finalInvoices) {
            totalCount
          }
          creditInvoices(first: 1, filter: { date: $days }) @include(if: $creditInvoices) {
            totalCount
          }
        }
      }
    `,
    isWanted
      ? {
          days: { from, until },
          invoices: kinds.includes('invoices'),
          finalInvoices: kinds.includes('merged-invoices'),
          creditInvoices: kinds.includes('credit-invoices'),
        }
      : null,
    { pause: 300, isQuiet: true },
  );
  if (!data) return { count: null, timeZone: null };
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = data.timeZone === own ? null : data.timeZone;
  if (!isCurrent) return { count: null, timeZone };
  const { invoices, mergedInvoices, creditInvoices } = data.viewer;
  // A list that was not asked for is undefined; one that could not be read is null.
  const counts = [invoices, mergedInvoices, creditInvoices].flatMap((list) =>
    list === undefined ? [] : [list?.totalCount ?? null],
  );
  const count = counts.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  );
  return { count, timeZone };
}
