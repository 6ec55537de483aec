import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { sayCartTotals } from '../../shell/session/sayCartTotals.ts';
import { goTo } from '../../ui/links/goTo.ts';
import { notify } from '../../ui/notices/notify.ts';
import { regularCartUrl } from './cart.urls.ts';

/**
 * What follows once articles of a list are in the cart: a message with a link to it, and the list is read again (GAP-136). What
 * the cart comes to then is said as soon as the header knows it.
 */
export function useMovedToCart(): (done?: { title?: string; body?: string }) => Promise<void> {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return ({ title = t('CATALOG.CART.DONE'), body } = {}) => {
    notify({
      intent: 'success',
      title,
      ...(body === undefined ? {} : { body }),
      action: { label: t('WISHLIST.TO_CART'), run: () => goTo(regularCartUrl()) },
    });
    return revalidate().then(() => sayCartTotals.set(true));
  };
}
