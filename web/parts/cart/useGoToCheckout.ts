import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/announce/announce.ts';
import { useGoOn } from '../../ui/links/useGoOn.ts';
import { checkoutUrl } from './cart.urls.ts';
import { newOrdersText } from './newOrders.ts';

/**
 * Goes on to the checkout of orders that were just created, and says which they are: it may hold others as well. Null numbers
 * are orders that the back end does not name.
 */
export function useGoToCheckout(): (numbers: readonly string[] | null) => Promise<void> {
  const { t } = useTranslation();
  const goOn = useGoOn();
  return useCallback(
    (numbers) => {
      const which = newOrdersText(t, numbers ?? []);
      if (which !== null) announce(which);
      return goOn(checkoutUrl, numbers ? { body: t('CHECKOUT.WAITING', { count: numbers.length }) } : {});
    },
    [goOn, t],
  );
}
