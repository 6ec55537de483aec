import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rangeOf, type RangePreset } from '../../parts/documents/dateRanges.ts';
import type { QuickChoices } from '../../ui/filters/Filter.ts';

const presets: readonly RangePreset[] = ['THIS_MONTH', 'LAST_MONTH'];

/** The months that documents are looked for in (DAY-106): they have no status that a list can be filtered by. */
export function useQuickPeriods(key: 'date' | 'createdAt'): QuickChoices {
  const { t } = useTranslation();
  return useMemo(
    () =>
      presets.map((preset) => ({
        key,
        label: t(`RANGE.${preset}`),
        filter: { type: 'dateRange', ...rangeOf(preset) },
      })),
    [t, key],
  );
}
