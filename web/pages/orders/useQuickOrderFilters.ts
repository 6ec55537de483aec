import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickChoices } from '../../ui/filters/Filter.ts';
import { onTheWay, type OrderStatus } from '../../parts/orders/orderStatus.ts';

/** The statuses that buyers look for (DAY-106); 'On the way' means the same as on Today. */
export function useQuickOrderFilters(): QuickChoices {
  const { t } = useTranslation();
  return useMemo(() => {
    const choice = (label: string, statuses: readonly OrderStatus[]): QuickChoices[number] => ({
      key: 'status',
      label,
      filter: { type: 'select', values: statuses.map((status) => status.toLowerCase()) },
    });
    return [
      choice(t('ORDER.STATUS.NOT_CONFIRMED'), ['NOT_CONFIRMED']),
      choice(t('ORDERS.ON_THE_WAY'), onTheWay),
      choice(t('ORDER.STATUS.DELIVERED'), ['DELIVERED']),
    ];
  }, [t]);
}
