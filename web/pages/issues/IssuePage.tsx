import { makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams, useRevalidator } from 'react-router-dom';
import type { IssuePageQuery } from '../../__generated__/IssuePageQuery.graphql.ts';
import { Markdown } from '../../parts/markdown/Markdown.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { dash } from '../../ui/values/dash.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { DetailsList } from '../../ui/values/DetailsList.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { reportUrl } from '../../ui/report/reportUrl.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { IssueComments } from './IssueComments.tsx';
import { isIssuePriority } from './issueStatus.ts';
import { IssueStatusTag } from './IssueStatusTag.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 720px) minmax(200px, 280px)',
    gridTemplateRows: 'auto 1fr',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    minInlineSize: 0,
    '@media (min-width: 1024px)': { gridRow: '1 / span 2', gridColumn: 2 },
  },
  comments: { minInlineSize: 0 },
  created: { color: tokens.colorNeutralForeground3 },
});

/** One issue: its question, state and comments (ISS-09, ISS-16 to ISS-20). */
export function IssuePage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { dbId = '' } = useParams();
  const { issue } = useLiveQuery<IssuePageQuery>(graphql`
    query IssuePageQuery($dbId: String!, $first: Int!, $after: String!) @preloadable {
      viewer {
        issue(dbId: $dbId) {
          dbId
          name
          description
          department {
            name
          }
          priority
          priorityText
          status
          statusText
          createdAt
          realStartDate
          realEndDate
          relatedTask {
            name
            status
            statusText
          }
          ...IssueComments_issue
        }
      }
    }
  `).viewer;
  if (!issue) {
    return (
      <>
        <PageHeader title={t('ISSUE.NUMBER', { id: dbId })} />
        <ErrorPanel text={t('ISSUE.ERROR')} onRetry={() => void revalidate()} />
      </>
    );
  }
  const { name, description, priority, status, relatedTask } = issue;
  const isOver = status === 'DONE' || status === 'CANCELLED';
  return (
    <>
      <PageHeader
        title={name || t('ISSUE.NUMBER', { id: issue.dbId })}
        status={
          <>
            <IssueStatusTag status={status} statusText={issue.statusText} />
            <span className={styles.created}>
              <DateTime value={issue.createdAt} precision="minutes" />
            </span>
          </>
        }
      />
      <div className={styles.page}>
        <div>{description ? <Markdown text={description} topHeading={2} /> : dash}</div>
        <div className={styles.side}>
          <DetailsList
            title={t('ISSUE.NUMBER', { id: issue.dbId })}
            rows={[
              { label: t('ISSUE.DEPARTMENT'), value: issue.department?.name },
              {
                label: t('ISSUE.PRIORITY'),
                value:
                  priority && isIssuePriority(priority)
                    ? t(`ISSUE.PRIORITY.${priority}`)
                    : issue.priorityText,
              },
              {
                label: t('ISSUES.COLUMN.START_DATE'),
                value: issue.realStartDate && <DateTime value={issue.realStartDate} precision="minutes" />,
              },
              {
                label: t('ISSUES.COLUMN.END_DATE'),
                value: issue.realEndDate && <DateTime value={issue.realEndDate} precision="minutes" />,
              },
            ]}
          />
          {relatedTask ? (
            <DetailsList
              title={t('ISSUE.RELATED_TASK')}
              rows={[
                { label: t('ISSUES.COLUMN.NAME'), value: relatedTask.name ?? dash },
                {
                  label: t('ISSUES.COLUMN.STATUS'),
                  value: <IssueStatusTag status={relatedTask.status} statusText={relatedTask.statusText} />,
                },
              ]}
            />
          ) : null}
        </div>
        <div className={styles.comments}>
          {isOver ? (
            <Notice layout="multiline" data-screen-only>
              <MessageBarBody>
                {t('ISSUE.OVER')}{' '}
                <TextLink to={reportUrl({ about: 'issue', id: issue.dbId, path: `/issues/${issue.dbId}` })}>
                  {t('ISSUE.OVER.CREATE')}
                </TextLink>
              </MessageBarBody>
            </Notice>
          ) : null}
          <IssueComments issue={issue} />
        </div>
      </div>
    </>
  );
}
