import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterDefinition, QuickChoices } from '../../ui/filters/Filter.ts';
import { issuePriorities, issueStatuses } from './issueStatus.ts';

/** The filters of the list of issues (ISS-06): texts as the back end writes them, with the known ones to choose from. */
export function useIssueFilterDefinitions(): readonly FilterDefinition[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'name', type: 'string', label: t('ISSUES.COLUMN.NAME') },
      {
        key: 'status',
        type: 'string',
        label: t('ISSUES.COLUMN.STATUS'),
        choices: issueStatuses.map((status) => ({
          value: status.toLowerCase(),
          label: t(`ISSUE.STATUS.${status}`),
        })),
      },
      {
        key: 'priority',
        type: 'string',
        label: t('ISSUE.PRIORITY'),
        choices: issuePriorities.map((priority) => ({
          value: priority.toLowerCase(),
          label: t(`ISSUE.PRIORITY.${priority}`),
        })),
      },
      {
        key: 'realStartDate',
        type: 'string',
        label: t('ISSUES.COLUMN.START_DATE'),
        example: t('ISSUES.FILTER.DATE'),
      },
      {
        key: 'realEndDate',
        type: 'string',
        label: t('ISSUES.COLUMN.END_DATE'),
        example: t('ISSUES.FILTER.DATE'),
      },
    ],
    [t],
  );
}

const quickStatuses = ['ON_REVIEW', 'IN_PROGRESS', 'DONE'] as const;

/** The statuses that users look for, first of all what waits for their review (DAY-106). */
export function useQuickIssueFilters(): QuickChoices {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      filterKey: 'status',
      choices: quickStatuses.map((status) => ({
        label: t(`ISSUE.STATUS.${status}`),
        filter: { type: 'string', conditions: [{ operator: '=', value: status.toLowerCase() }] },
      })),
    }),
    [t],
  );
}
