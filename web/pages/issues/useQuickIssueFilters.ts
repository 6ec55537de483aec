import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuickChoices } from '../../ui/filters/Filter.ts';

const quickStatuses = ['ON_REVIEW', 'IN_PROGRESS', 'DONE'] as const;

/** The statuses that users look for, first of all what waits for their review (DAY-106). */
export function useQuickIssueFilters(): QuickChoices {
  const { t } = useTranslation();
  return useMemo(
    () =>
      quickStatuses.map((status) => ({
        key: 'status',
        label: t(`ISSUE.STATUS.${status}`),
        filter: { type: 'string', conditions: [{ operator: '=', value: status.toLowerCase() }] },
      })),
    [t],
  );
}
