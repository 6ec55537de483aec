import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickChoices } from '../../ui/filters/Filter.ts';

/** Quick filters: items to reorder, and items reordered (DAY-106). */
export function useQuickMissingItemsFilters(): QuickChoices {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'fullyApplied',
        label: t('MISSING_ITEMS.TO_REORDER'),
        filter: { type: 'boolean', value: false },
      },
      {
        key: 'fullyApplied',
        label: t('MISSING_ITEMS.FULLY_APPLIED'),
        filter: { type: 'boolean', value: true },
      },
    ],
    [t],
  );
}
