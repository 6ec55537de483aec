import type { OrdersPageQuery$variables } from '../../__generated__/OrdersPageQuery.graphql.ts';

/** What orders were created from: each type has a list of its own. */
export type OrderType = NonNullable<OrdersPageQuery$variables['type']>;
