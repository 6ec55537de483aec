import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationContext } from '../../shell/navigation/NavigationContext.ts';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { findChoices } from '../../ui/form/findChoices.ts';
import { createClaimUrl } from '../claims/claims.urls.ts';
import { createIssueUrl } from '../issues/issues.urls.ts';
import { newIntegrationUrl } from '../integrations/integrations.urls.ts';
import { checkoutUrl, orderDeskUrl } from '../cart/cart.urls.ts';
import {
  creditInvoicesUrl,
  finalInvoicesUrl,
  invoicesUrl,
  statementsUrl,
} from '../documents/documents.urls.ts';
import { finalInvoicesAttribute } from '../documents/documentsAccess.ts';
import { backorderItemsUrl, ordersUrl } from '../orders/orders.urls.ts';
import { profileTabList } from '../profile/profileTabs.ts';

/** The pages of the portal, and what one can do there, that the user may open and whose name contains a text, with or without accents. */
export function usePortalPages(text: string): readonly { title: string; to: string }[] {
  const { t } = useTranslation();
  const mayOpen = useMayOpenPath();
  const seesFinal = useHasAttribute(finalInvoicesAttribute);
  // The lists of documents are named below.
  const areas = use(NavigationContext)
    .filter(({ key }) => key !== 'invoices')
    .map(({ label, to }) => ({ title: t(label), to }));
  const pages = [
    ...areas,
    { title: t('CART.TAB.APPLY_ORDER'), to: checkoutUrl },
    { title: t('ORDERS.TAB.REGULAR'), to: ordersUrl('REGULAR') },
    { title: t('ORDERS.TAB.RESERVATION'), to: ordersUrl('RESERVATION') },
    { title: t('ORDERS.TAB.BACKORDERS'), to: ordersUrl('BACKORDER') },
    { title: t('BACKORDER_ITEMS.TITLE'), to: backorderItemsUrl },
    seesFinal
      ? { title: t('DOCUMENTS.TAB.FINAL_INVOICES'), to: finalInvoicesUrl }
      : { title: t('DOCUMENTS.TAB.INVOICES'), to: invoicesUrl },
    { title: t('DOCUMENTS.TAB.CREDIT_INVOICES'), to: creditInvoicesUrl },
    { title: t('STATEMENTS.TITLE'), to: statementsUrl },
    { title: t('NAVIGATION.PROFILE'), to: '/my-profile' },
    ...profileTabList.map(({ label, path }) => ({ title: t(label), to: path })),
    { title: t('DESK.TAB'), to: orderDeskUrl },
    { title: t('PACK.OPEN'), to: seesFinal ? finalInvoicesUrl : invoicesUrl },
    { title: t('CLAIM.NEW.RETURN'), to: createClaimUrl('return') },
    { title: t('CLAIM.NEW.RECLAMATION'), to: createClaimUrl('reclamation') },
    { title: t('ISSUES.CREATE'), to: createIssueUrl },
    { title: `${t('NAVIGATION.PRODUCTION')}: ${t('PRODUCTION.CREATE')}`, to: '/production/create' },
    { title: t('INTEGRATION.NEW'), to: newIntegrationUrl() },
  ];
  if (text === '') return [];
  return findChoices(
    pages.filter(({ to }) => mayOpen(to)).map(({ title, to }) => ({ label: title, value: to })),
    text,
  )
    .map(({ label, value }) => ({ title: label, to: value }))
    .slice(0, 5);
}
