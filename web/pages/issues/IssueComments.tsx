import { Body1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { IssueComments_issue$key } from '../../__generated__/IssueComments_issue.graphql.ts';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { AddIssueComment } from './AddIssueComment.tsx';
import { IssueComment } from './IssueComment.tsx';

/** Fewer comments than on the smallest page need no pager. */
const smallestPage = 10;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  empty: { color: tokens.colorNeutralForeground3 },
});

/** The comments of an issue, newest first, with their pager, and the form that adds one (ISS-17 to ISS-20). */
export function IssueComments({ issue }: { issue: IssueComments_issue$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const list = useListUrl();
  const { id, comments } = useFragment(
    graphql`
      fragment IssueComments_issue on Issue {
        id
        comments(first: $first, after: $after) {
          totalCount
          edges {
            node {
              id
              ...IssueComment_comment
            }
          }
        }
      }
    `,
    issue,
  );
  const rows = nodesOf(comments);
  const total = comments?.totalCount ?? (list.page - 1) * list.limit + rows.length;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Subtitle2 as="h2" block id={heading}>
        {t('ISSUE.COMMENTS')}
      </Subtitle2>
      <AddIssueComment issue={id} onAdded={() => list.goToPage({ page: 1 })} />
      {comments ? (
        <>
          {rows.length === 0 && total > 0 ? <PastTheEnd list={list} total={total} /> : null}
          {total === 0 ? <Body1 className={styles.empty}>{t('ISSUE.COMMENTS.EMPTY')}</Body1> : null}
          {rows.length > 0 ? (
            <ul className={styles.list}>
              {present(rows).map((comment) => (
                <IssueComment key={comment.id} comment={comment} />
              ))}
            </ul>
          ) : null}
          <UnreadableRows rows={rows} />
          {total > smallestPage ? <Pager list={list} total={total} /> : null}
        </>
      ) : (
        <NotLoaded />
      )}
    </section>
  );
}
