import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { TodayOrdersQuery } from '../../__generated__/TodayOrdersQuery.graphql.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { LastOrdered } from './LastOrdered.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { TodaySection } from './TodaySection.tsx';

/** The newest orders: those on their way, and what was ordered last (DAY-05, DAY-06). */
export function OrdersOfToday({ query }: { query: PreloadedQuery<TodayOrdersQuery> }): ReactElement {
  const { t } = useTranslation();
  const { recentOrders } = usePreloadedQuery<TodayOrdersQuery>(
    graphql`
      query TodayOrdersQuery($withLines: Boolean!) @preloadable {
        viewer {
          recentOrders {
            ...OnTheWay_orders
            newest @include(if: $withLines) {
              ...LastOrdered_order
            }
          }
        }
      }
    `,
    query,
  ).viewer;
  if (!recentOrders) {
    return (
      <TodaySection title={t('TODAY.ON_THE_WAY')}>
        <NotLoaded />
      </TodaySection>
    );
  }
  return (
    <>
      <OnTheWay orders={recentOrders} />
      {recentOrders.newest ? <LastOrdered order={recentOrders.newest} /> : null}
    </>
  );
}
