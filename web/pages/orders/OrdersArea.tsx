import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RouteTabs } from '../../shell/RouteTabs.tsx';
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
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
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
          {
            path: invoicesUrl,
            label: t('DOCUMENTS.TAB.INVOICES'),
            access: documentListAccess,
            isHidden: seesFinal,
          },
          {
            path: finalInvoicesUrl,
            label: t('DOCUMENTS.TAB.FINAL_INVOICES'),
            access: documentListAccess,
            isHidden: !seesFinal,
          },
          { path: creditInvoicesUrl, label: t('DOCUMENTS.TAB.CREDIT_INVOICES'), access: documentListAccess },
          { path: statementsUrl, label: t('STATEMENTS.TITLE'), access: statementsAccess },
        ]}
      />
      <Outlet />
    </>
  );
}
