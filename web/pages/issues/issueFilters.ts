import { text, textLike } from '../../ui/filters/filterSet.ts';
import { issuePriorities, issueStatuses } from './issueStatus.ts';

/** The filters of the list of issues: texts as the back end writes them, with the known ones to choose from (ISS-06). */
export const issueFilters = {
  name: text('ISSUES.COLUMN.NAME'),
  status: textLike('ISSUES.COLUMN.STATUS', {
    known: { values: issueStatuses, textOf: (status) => `ISSUE.STATUS.${status}` },
  }),
  priority: textLike('ISSUE.PRIORITY', {
    known: { values: issuePriorities, textOf: (priority) => `ISSUE.PRIORITY.${priority}` },
  }),
  realStartDate: textLike('ISSUES.COLUMN.START_DATE', { example: 'ISSUES.FILTER.DATE' }),
  realEndDate: textLike('ISSUES.COLUMN.END_DATE', { example: 'ISSUES.FILTER.DATE' }),
};
