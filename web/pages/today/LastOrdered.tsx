import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import type { LastOrdered_order$key } from '../../__generated__/LastOrdered_order.graphql.ts';
import type { useTodayOrdersQuery } from '../../__generated__/useTodayOrdersQuery.graphql.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { ArticleLine, ArticleLines } from './ArticleLines.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { TodaySection } from './TodaySection.tsx';
import { useTodayOrders } from './useTodayOrders.ts';

/** Lines that show; the others are on the order's page. */
const mostLines = 6;

type Props = { query: PreloadedQuery<useTodayOrdersQuery> };

/** The parts that were ordered last, with the order they are in (DAY-06). */
export function LastOrdered({ query }: Props): ReactElement {
  const { t } = useTranslation();
  const { recentOrders } = useTodayOrders(query);
  if (recentOrders?.newest) return <LinesOfOrder order={recentOrders.newest} />;
  if (recentOrders?.orders.length === 0) return <FirstSteps />;
  return (
    <TodaySection title={t('TODAY.LAST_ORDERED')}>
      <NotLoaded />
    </TodaySection>
  );
}

function LinesOfOrder({ order }: { order: LastOrdered_order$key }): ReactElement {
  const { t } = useTranslation();
  const { dbId, items } = useFragment(
    graphql`
      fragment LastOrdered_order on Order {
        dbId
        items {
          id
          articleName
          isDelivery
          description
          qtyRequested
        }
      }
    `,
    order,
  );
  return (
    <TodaySection
      title={t('TODAY.LAST_ORDERED')}
      all={{ label: t('ORDER.TITLE', { id: dbId }), to: orderUrl(dbId) }}
    >
      {items ? (
        <>
          <ArticleLines>
            {present(items)
              .filter(({ isDelivery }) => isDelivery !== true)
              .slice(0, mostLines)
              .map(({ id, articleName, description, qtyRequested }) => (
                <ArticleLine key={id} name={articleName} description={description} pieces={qtyRequested} />
              ))}
          </ArticleLines>
          <UnreadableRows rows={items} />
        </>
      ) : (
        <NotLoaded />
      )}
    </TodaySection>
  );
}
