import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterDefinition, QuickChoices } from '../../ui/filters/Filter.ts';

/** The filters of the report with their labels (MISS-08). */
export function useMissingItemsFilterDefinitions(): readonly FilterDefinition[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'sku', type: 'string', label: t('ARTICLE') },
      { key: 'linkedOrders', type: 'string', label: t('MISSING_ITEMS.LINKED_ORDERS') },
      { key: 'references', type: 'string', label: t('MISSING_ITEMS.REFERENCES') },
      { key: 'date', type: 'dateRange', label: t('MISSING_ITEMS.DATE') },
      { key: 'fullyApplied', type: 'boolean', label: t('MISSING_ITEMS.FULLY_APPLIED') },
    ],
    [t],
  );
}

/** What has to be reordered and what was (DAY-106). */
export function useQuickMissingItemsFilters(): QuickChoices {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      filterKey: 'fullyApplied',
      choices: [
        { label: t('MISSING_ITEMS.TO_REORDER'), filter: { type: 'boolean', value: false } },
        { label: t('MISSING_ITEMS.FULLY_APPLIED'), filter: { type: 'boolean', value: true } },
      ],
    }),
    [t],
  );
}
