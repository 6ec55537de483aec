import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { TabbedHeader } from '../../shell/TabbedHeader.tsx';
import {
  creditInvoicesUrl,
  finalInvoicesUrl,
  invoicesUrl,
  statementsUrl,
} from '../../parts/documents/documents.urls.ts';
import {
  documentListAccess,
  finalInvoicesAttribute,
  statementsAccess,
} from '../../parts/documents/documentsAccess.ts';
import { useNotCompletedOrders } from '../../shell/session/useNotCompletedOrders.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { backordersAccess } from '../../parts/orders/backordersAccess.ts';
import { NotCompletedOrders } from './NotCompletedOrders.tsx';
import { ordersAccess } from './ordersAccess.ts';
import { backorderItemsUrl, ordersUrl } from '../../parts/orders/orders.urls.ts';

/**
 * The frame of the lists of orders and documents: title, tabs and the banner of unfinished orders. A user works with
 * final or with plain invoices; the other tab is hidden (DOC-24 to DOC-26, ORD-14, GAP-73, GAP-101).
 */
export function OrdersArea(): ReactElement {
  const { t } = useTranslation();
  const count = useNotCompletedOrders();
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
  // Today and documents lead to the hidden one too: there its tab says where one is.
  const { pathname } = useLocation();
  return (
    <>
      <TabbedHeader
        title={t('ORDERS.TITLE')}
        areNames
        tabs={[
          { path: ordersUrl('REGULAR'), label: t('ORDERS.TAB.REGULAR'), access: ordersAccess.REGULAR },
          {
            path: ordersUrl('RESERVATION'),
            label: t('ORDERS.TAB.RESERVATION'),
            access: ordersAccess.RESERVATION,
          },
          { path: ordersUrl('BACKORDER'), label: t('ORDERS.TAB.BACKORDERS'), access: ordersAccess.BACKORDER },
          { path: backorderItemsUrl, label: t('BACKORDER_ITEMS.TITLE'), access: backordersAccess },
          {
            path: invoicesUrl,
            label: t('DOCUMENTS.TAB.INVOICES'),
            access: documentListAccess,
            isHidden: seesFinal && pathname !== invoicesUrl,
          },
          {
            path: finalInvoicesUrl,
            label: t('DOCUMENTS.TAB.FINAL_INVOICES'),
            access: documentListAccess,
            isHidden: !seesFinal && pathname !== finalInvoicesUrl,
          },
          { path: creditInvoicesUrl, label: t('DOCUMENTS.TAB.CREDIT_INVOICES'), access: documentListAccess },
          { path: statementsUrl, label: t('STATEMENTS.TITLE'), access: statementsAccess },
        ]}
      >
        {count ? <NotCompletedOrders count={count} /> : null}
      </TabbedHeader>
      <Outlet />
    </>
  );
}
