import { useTranslation } from 'react-i18next';
import { backorderItemsUrl, orderUrl } from '../../parts/orders/orders.urls.ts';
import type { ArrivalRow } from './ArrivalRow.ts';

/** The title of an entry, and the page that it leads to: its order, or the list of backorders for several. */
export function useArrivalText(): (entry: ArrivalRow) => { name: string; to: string } {
  const { t } = useTranslation();
  return ({ kind, orders, articles, reference }) => {
    const [order = ''] = orders ?? [];
    const to = orders?.length === 1 ? orderUrl(order) : backorderItemsUrl;
    switch (kind) {
      case 'PRE_ORDER':
        return { name: t('ARRIVALS.PRE_ORDER', { order }), to };
      case 'SHIPMENT':
        return { name: t('ARRIVALS.SHIPMENT', { reference: reference ?? order }), to };
      default:
        return { name: t('ARRIVALS.BACKORDER', { article: articles[0] }), to };
    }
  };
}
