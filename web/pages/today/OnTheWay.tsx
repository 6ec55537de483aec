import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import type { OnTheWay_orders$key } from '../../__generated__/OnTheWay_orders.graphql.ts';
import type { useTodayOrdersQuery } from '../../__generated__/useTodayOrdersQuery.graphql.ts';
import { ordersUrl, orderUrl } from '../../parts/orders/orders.urls.ts';
import { isOrderStatus } from '../../parts/orders/orderStatus.ts';
import { StatusOfOrder } from '../../parts/orders/OrderStatusTag.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import { filteredUrl } from './filteredUrl.ts';
import { groupOrders } from './groupOrders.ts';
import { TodayNote } from './TodayNote.tsx';
import { TodaySection } from './TodaySection.tsx';
import { useTodayOrders } from './useTodayOrders.ts';

/** Orders of a group that show; the others are in its list. */
const mostOfAGroup = 3;

/** The name of each list, for a link where not all orders are counted. */
const listName = {
  REGULAR: 'ORDERS.TAB.REGULAR',
  RESERVATION: 'ORDERS.TAB.RESERVATION',
  BACKORDER: 'ORDERS.TAB.BACKORDERS',
} as const;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  group: {
    paddingBlock: tokens.spacingVerticalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    '& > a': touchLine,
  },
  order: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalM,
    paddingBlockStart: tokens.spacingVerticalXS,
    '@media (pointer: coarse)': { alignItems: 'center' },
    '& > a': touchLine,
  },
  number: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  own: {
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  muted: { color: tokens.colorNeutralForeground2 },
});

type Props = { query: PreloadedQuery<useTodayOrdersQuery> };

/** The orders that are on their way (DAY-05). */
export function OnTheWay({ query }: Props): ReactElement {
  const { t } = useTranslation();
  const { openOrders } = useTodayOrders(query);
  return (
    <TodaySection title={t('TODAY.ON_THE_WAY')}>
      {openOrders ? <OrderGroups orders={openOrders} /> : <NotLoaded />}
    </TodaySection>
  );
}

/** Orders by status, each status with its lists: the API names no day of arrival for an order. */
function OrderGroups({ orders }: { orders: OnTheWay_orders$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const mayOpen = useHasAttribute('order_view');
  const connection = useFragment(
    graphql`
      fragment OnTheWay_orders on OrderConnection {
        totalCount
        edges {
          node {
            dbId
            status
            type
            clientOrderId
            createdAt
          }
        }
      }
    `,
    orders,
  );
  const rows = nodesOf(connection);
  const areAll = (connection.totalCount ?? 0) <= rows.length;
  // One with a status that this client does not know may be on its way, too.
  const shown = rows.map((order) => (isOrderStatus(order?.status ?? '') ? order : null));
  const groups = groupOrders(present(shown));
  return (
    <>
      {groups.length === 0 && !shown.includes(null) ? (
        <TodayNote>{t('TODAY.ON_THE_WAY.NONE')}</TodayNote>
      ) : null}
      <ul className={styles.list}>
        {groups.map(({ status, orders: inGroup, lists }) => (
          <li key={status} className={styles.group}>
            <div className={styles.head}>
              <StatusOfOrder status={status} text={null} />
              {lists.map(({ type, count }) => (
                <TextLink
                  key={type}
                  to={filteredUrl(ordersUrl(type), {
                    status: { type: 'select', values: [status.toLowerCase()] },
                  })}
                >
                  {areAll ? t(`TODAY.ORDERS.${type}`, { count }) : t(listName[type])}
                </TextLink>
              ))}
            </div>
            <ul className={styles.list}>
              {inGroup.slice(0, mostOfAGroup).map(({ dbId, clientOrderId, createdAt }) => (
                <li key={dbId} className={styles.order}>
                  {mayOpen ? (
                    <TextLink to={orderUrl(dbId)} className={styles.number}>
                      {dbId}
                    </TextLink>
                  ) : (
                    <span className={styles.number}>{dbId}</span>
                  )}
                  <span className={styles.own} title={clientOrderId ?? undefined}>
                    {clientOrderId}
                  </span>
                  <span className={styles.muted}>
                    {t('TODAY.ORDERED_ON')} <DateTime value={createdAt} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <UnreadableRows rows={shown} />
      {areAll ? null : (
        <Caption1 as="p" block className={styles.muted}>
          {t('TODAY.NEWEST_ORDERS', { number: rows.length })}
        </Caption1>
      )}
    </>
  );
}
