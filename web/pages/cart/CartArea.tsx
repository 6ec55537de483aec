import { MessageBarBody } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useNotCompletedOrders } from '../../shell/session/useNotCompletedOrders.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TabbedHeader } from '../../shell/TabbedHeader.tsx';
import { cartOffers } from '../../parts/cart/cartTypes.ts';
import {
  backorderCartUrl,
  checkoutUrl,
  orderDeskUrl,
  regularCartUrl,
  reservationCartUrl,
} from '../../parts/cart/cart.urls.ts';
import { lastOrderedUrl } from '../../parts/reorder/reorder.urls.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';

/**
 * Title and tabs of the cart area around its screens (CART-02). The tab of the checkout, apply_order, is hidden while
 * there is known to be nothing to check out and it is not the screen itself (CART-03, GAP-42); reservation and backorder carts show
 * to those who may fill them (CART-05). Without `order_management` there is
 * only a word about that (CART-01).
 */
export function CartArea(): ReactElement {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const notCompleted = useNotCompletedOrders();
  const mayOrder = useHasAttribute('order_management');
  const isCheckout = pathname.startsWith(checkoutUrl);

  return (
    <>
      {mayOrder ? (
        <>
          <TabbedHeader
            title={t('CART.TITLE')}
            areNames
            tabs={[
              { path: regularCartUrl(), label: t('CART.TAB.REGULAR') },
              {
                path: reservationCartUrl,
                label: t('CART.TAB.RESERVATION'),
                access: { requires: cartOffers.RESERVATION.attribute },
              },
              {
                path: backorderCartUrl,
                label: t('CART.TAB.BACKORDER'),
                access: { requires: cartOffers.BACKORDER.attribute },
              },
              { path: orderDeskUrl, label: t('DESK.TAB') },
              { path: lastOrderedUrl, label: t('REORDER.LAST') },
              {
                path: checkoutUrl,
                label: t('CART.TAB.APPLY_ORDER'),
                isHidden: notCompleted === 0 && !isCheckout,
                count: notCompleted ?? 0,
              },
            ]}
          />
          <Suspense fallback={<CartSkeleton />}>
            <Outlet />
          </Suspense>
        </>
      ) : (
        <>
          <PageHeader title={t('CART.TITLE')} />
          <Notice intent="error">
            <MessageBarBody>{t('BASKET.ORDERS_PLACEMENT_NOT_AVAILABLE')}</MessageBarBody>
          </Notice>
        </>
      )}
    </>
  );
}
