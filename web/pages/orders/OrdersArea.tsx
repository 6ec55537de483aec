import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RouteTabs } from '../../shell/RouteTabs.tsx';
import { backordersAccess } from '../../parts/orders/backordersAccess.ts';
import { NotCompletedOrders } from './NotCompletedOrders.tsx';
import { ordersAccess } from './ordersAccess.ts';
import { backorderItemsUrl, ordersUrl } from '../../parts/orders/orders.urls.ts';

/** The frame of the lists of orders: title, tabs and the banner of unfinished orders (DOC-24, ORD-14, GAP-73). */
export function OrdersArea(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('ORDERS.TITLE')} />
      <NotCompletedOrders />
      <RouteTabs
        label={t('ORDERS.TITLE')}
        tabs={[
          { path: ordersUrl('REGULAR'), label: t('ORDERS.TAB.REGULAR'), access: ordersAccess.REGULAR },
          {
            path: ordersUrl('RESERVATION'),
            label: t('ORDERS.TAB.RESERVATION'),
            access: ordersAccess.RESERVATION,
          },
          { path: ordersUrl('BACKORDER'), label: t('ORDERS.TAB.BACKORDERS'), access: ordersAccess.BACKORDER },
          { path: backorderItemsUrl, label: t('BACKORDER_ITEMS.TITLE'), access: backordersAccess },
        ]}
      />
      <Outlet />
    </>
  );
}
