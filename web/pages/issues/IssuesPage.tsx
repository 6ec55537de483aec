import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { IssuesPageQuery, IssuesPageQuery$data } from '../../__generated__/IssuesPageQuery.graphql.ts';
import { createIssueUrl, issueUrl } from '../../parts/issues/issues.urls.ts';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { QuickChoices } from '../../ui/filters/Filter.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { issueFilters } from './issueFilters.ts';
import { IssueStatusTag } from './IssueStatusTag.tsx';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';

type Row = NonNullable<NonNullable<IssuesPageQuery$data['viewer']['issues']>['edges'][number]>['node'];

/** The end date reads the start of the work, as it is documented (ISS-05, GAP-145). */
const endDateOf = ({ realStartDate }: Row): string | null | undefined => realStartDate;

/** The user's issues, newest first, and the button that creates one (ISS-03 to ISS-06). */
export function IssuesPage(): ReactElement {
  const { t } = useTranslation();
  const { issues } = useLiveQuery<IssuesPageQuery>(graphql`
    query IssuesPageQuery($filter: IssueFilter, $first: Int!, $after: String!) @preloadable {
      viewer {
        issues(filter: $filter, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              id
              dbId
              name
              status
              statusText
              realStartDate
            }
          }
        }
      }
    }
  `).viewer;
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'name',
        label: t('ISSUES.COLUMN.NAME'),
        isRowLink: true,
        render: ({ dbId, name }) => (
          <TextLink to={issueUrl(dbId)}>{name || t('ISSUE.NUMBER', { id: dbId })}</TextLink>
        ),
        card: 'head',
        width: '50%',
      },
      {
        key: 'status',
        label: t('ISSUES.COLUMN.STATUS'),
        render: ({ status, statusText }) => <IssueStatusTag status={status} statusText={statusText} />,
      },
      {
        key: 'realStartDate',
        label: t('ISSUES.COLUMN.START_DATE'),
        render: ({ realStartDate }) => (realStartDate ? <DateTime value={realStartDate} /> : null),
      },
      {
        key: 'realEndDate',
        label: t('ISSUES.COLUMN.END_DATE'),
        render: (row) => {
          const date = endDateOf(row);
          return date ? <DateTime value={date} /> : null;
        },
      },
    ],
    [t],
  );
  const create = (
    <ButtonLink to={createIssueUrl} appearance="primary" icon={<Add20Regular />}>
      {t('ISSUES.CREATE')}
    </ButtonLink>
  );
  return (
    <ListPage
      header={<PageHeader title={t('ISSUES.TITLE')} commands={<ThumbBar>{create}</ThumbBar>} />}
      label={t('ISSUES.TITLE')}
      connection={issues}
      rows={nodesOf(issues)}
      rowKey={({ id }) => id}
      columns={columns}
      list={useListUrl(issueFilters)}
      renderViews={(state) => <ListViews name="issues" state={state} />}
      filters={useFilterDefinitions(issueFilters)}
      quickFilters={useQuickIssueFilters()}
      error={t('ISSUES.ERROR')}
      noMatch={t('ISSUES.NO_MATCH')}
      empty={{ title: t('ISSUES.EMPTY'), text: t('ISSUES.EMPTY.HINT'), action: create }}
    />
  );
}

const quickStatuses = ['ON_REVIEW', 'IN_PROGRESS', 'DONE'] as const;

/** The statuses that users look for, first of all what waits for their review (DAY-106). */
function useQuickIssueFilters(): QuickChoices {
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
