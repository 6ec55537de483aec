import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TodayPageQuery } from '../../__generated__/TodayPageQuery.graphql.ts';
import { invoicesUrl } from '../../parts/documents/documents.urls.ts';
import { integrationHealth } from '../../parts/integrations/integrationHealth.ts';
import { integrationsUrl } from '../../parts/integrations/integrations.urls.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { sumByCurrency } from '../../parts/money/sumByCurrency.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatDate } from '../../ui/values/formatDate.ts';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { useNow } from '../../ui/values/useNow.ts';
import { filteredUrl } from './filteredUrl.ts';
import type { TodayData } from './TodayData.ts';
import { TodayNote } from './TodayNote.tsx';
import { WaitingRow, type WaitingRowProps } from './WaitingRow.tsx';

type Props = {
  query: TodayData['waiting'];
  /** Whether nothing else waits. */
  isFirst: boolean;
};

/**
 * The kinds that no counter tells: integrations that are late, invoices that can be paid with their sum, and
 * the next price list (DAY-02, DAY-03). It reads the counters again too, for the navigation and for the rows above.
 */
export function FurtherWaiting({ query, isFirst }: Props): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const now = useNow();
  const { attentions, invoices, integrations, files } = usePreloadedQuery<TodayPageQuery>(
    graphql`
      query TodayPageQuery($invoices: Boolean!, $integrations: Boolean!) @preloadable {
        viewer {
          attentions {
            key
          }
          ...useAttentions_viewer
          invoices(first: 100, filter: { allowToPay: true }) @include(if: $invoices) {
            totalCount
            edges {
              node {
                grandTotal {
                  ...Money_amount
                }
              }
            }
          }
          integrations @include(if: $integrations) {
            active
            frequency
            lastUploadedAt
            scheduledUploadAt
          }
          files {
            nextPriceScheduledAt
          }
        }
      }
    `,
    query,
  ).viewer;
  const late = present(integrations)
    .flatMap((integration) => integrationHealth(integration, now).since ?? [])
    .sort((a, b) => a.getTime() - b.getTime());
  const nextPrice = files?.nextPriceScheduledAt;
  const due = nodesOf(invoices).map((invoice) => readMoney(invoice?.grandTotal));
  // The sum of a part would not be what is to be paid.
  const areAll = due.length === invoices?.totalCount && due.every((amount) => amount?.currencyCode);
  const rows: WaitingRowProps[] = [
    {
      kind: 'INTEGRATIONS',
      count: late.length,
      level: 'DANGER',
      to: integrationsUrl,
      date: formatDate(late[0]?.toISOString() ?? '', 'minutes'),
    },
    {
      kind: 'INVOICES',
      count: invoices?.totalCount ?? 0,
      level: 'INFO',
      ...(areAll
        ? {
            amount: sumByCurrency(due)
              .map((sum) => formatMoney(sum, decimalStyle))
              .join(' + '),
          }
        : {}),
      to: filteredUrl(invoicesUrl, { allowToPay: { type: 'boolean', value: true } }),
    },
    {
      kind: 'PRICES',
      count: nextPrice ? 1 : 0,
      level: 'INFO',
      to: '/downloads',
      date: formatDate(nextPrice ?? '', 'date'),
    },
  ];
  const waiting = rows.filter(({ count }) => count > 0);
  // A part that was not asked for is undefined.
  const isPartial = [attentions, invoices, invoices?.totalCount, integrations, files].includes(null);
  return (
    <>
      {waiting.map((row) => (
        <WaitingRow key={row.kind} {...row} />
      ))}
      {isPartial ? (
        <li>
          <NotLoaded />
        </li>
      ) : null}
      {isFirst && waiting.length === 0 && !isPartial ? (
        <li>
          <TodayNote>{t('TODAY.WAITING.NONE')}</TodayNote>
        </li>
      ) : null}
    </>
  );
}
