import type { PreloadedQuery } from 'react-relay';
import type { TodayAnnouncementsQuery } from '../../__generated__/TodayAnnouncementsQuery.graphql.ts';
import type { TodayInStockQuery } from '../../__generated__/TodayInStockQuery.graphql.ts';
import type { TodayPageQuery } from '../../__generated__/TodayPageQuery.graphql.ts';
import type { TodaySpendingQuery } from '../../__generated__/TodaySpendingQuery.graphql.ts';
import type { useTodayOrdersQuery } from '../../__generated__/useTodayOrdersQuery.graphql.ts';

/** The queries of Today's parts, as the loader has started them; null for a part that the user may not see. */
export type TodayData = {
  waiting: PreloadedQuery<TodayPageQuery>;
  orders: PreloadedQuery<useTodayOrdersQuery> | null;
  inStock: PreloadedQuery<TodayInStockQuery> | null;
  spending: PreloadedQuery<TodaySpendingQuery> | null;
  announcements: PreloadedQuery<TodayAnnouncementsQuery>;
};
