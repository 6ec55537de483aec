import { Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { IssueComment_comment$key } from '../../__generated__/IssueComment_comment.graphql.ts';
import { Markdown } from '../../parts/markdown/Markdown.tsx';
import { dash } from '../../ui/values/dash.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { fullName } from '../../ui/values/personName.ts';
import { verbatim } from '../../ui/values/verbatim.tsx';

const useStyles = makeStyles({
  comment: {
    paddingBlock: tokens.spacingVerticalM,
    borderBlockStartWidth: tokens.strokeWidthThin,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalXS,
  },
  date: { color: tokens.colorNeutralForeground3 },
});

/** One comment: its author, its moment and its text (ISS-17). */
export function IssueComment({ comment }: { comment: IssueComment_comment$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { content, createdAt, author } = useFragment(
    graphql`
      fragment IssueComment_comment on IssueComment {
        content
        createdAt
        author {
          firstName
          lastName
        }
      }
    `,
    comment,
  );
  return (
    <li className={styles.comment}>
      <div className={styles.head}>
        <Text weight="semibold">{verbatim(fullName(author)) ?? t('ISSUE.COMMENT.NO_AUTHOR')}</Text>
        <Caption1 className={styles.date}>
          <DateTime value={createdAt} precision="minutes" />
        </Caption1>
      </div>
      {content ? <Markdown text={content} topHeading={3} /> : dash}
    </li>
  );
}
