import { Badge, Body1, Caption1, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { useEffect, useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ClaimComments_claim$key } from '../../../__generated__/ClaimComments_claim.graphql.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { dash } from '../../../ui/values/dash.ts';
import { DateTime } from '../../../ui/values/DateTime.tsx';
import { present } from '../../../ui/list/present.ts';
import { UnreadableRows } from '../../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { fullName } from '../../../ui/values/personName.ts';
import { AddClaimComment } from './AddClaimComment.tsx';
import { useNews } from '../useNews.ts';
import { NumberText } from '../../../parts/richText/NumberText.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockEnd: tokens.spacingVerticalM },
  comment: {
    paddingBlock: tokens.spacingVerticalS,
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  user: { fontWeight: tokens.fontWeightSemibold },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** The comments of a claim, those that came while the page is open marked as new, and the box for another (CLM-17). */
export function ClaimComments({ claim }: { claim: ClaimComments_claim$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const { id, comments } = useFragment(
    graphql`
      fragment ClaimComments_claim on Claim {
        id
        comments {
          id
          text
          createdAt
          user {
            firstName
            lastName
          }
        }
      }
    `,
    claim,
  );
  const rows = present(comments);
  const { isNew, markKnown } = useNews(new Map(rows.map((comment) => [comment.id, 'there'])));
  const news = rows.filter((comment) => isNew(comment.id)).length;
  useEffect(() => {
    if (news > 0) announce(t('CLAIM.COMMENTS.NEW', { count: news }));
  }, [news, t]);
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {t('CLAIM.COMMENTS')}
      </Subtitle2>
      {comments ? (
        <>
          {rows.length > 0 ? (
            <ul className={styles.list}>
              {rows.map(({ id: key, text, createdAt, user }) => (
                <li key={key} className={styles.comment}>
                  <div className={styles.head}>
                    <span className={styles.user} translate="no">
                      {fullName(user) ?? dash}
                    </span>
                    <Caption1 className={styles.meta}>
                      <DateTime value={createdAt} precision="minutes" />
                    </Caption1>
                    {isNew(key) ? <Badge color="brand">{t('CLAIM.NEW_BADGE')}</Badge> : null}
                  </div>
                  <Text block className={styles.text}>
                    {text == null ? dash : <NumberText text={text} />}
                  </Text>
                </li>
              ))}
            </ul>
          ) : null}
          <UnreadableRows rows={comments} />
        </>
      ) : (
        <NotLoaded />
      )}
      {comments?.length === 0 ? <Body1 className={styles.meta}>{t('CLAIM.COMMENTS.EMPTY')}</Body1> : null}
      <AddClaimComment claim={id} onAdded={(key) => markKnown(key, 'there')} />
    </section>
  );
}
