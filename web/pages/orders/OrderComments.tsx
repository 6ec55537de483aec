import { Body1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderComments_order$key } from '../../__generated__/OrderComments_order.graphql.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { AddOrderComment } from './AddOrderComment.tsx';
import { OrderComment } from './OrderComment.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockEnd: tokens.spacingVerticalM },
  empty: { display: 'block', color: tokens.colorNeutralForeground3, marginBlock: tokens.spacingVerticalS },
});

/** The comments of an order and the form that adds one (ORD-28 to ORD-33). */
export function OrderComments({ order }: { order: OrderComments_order$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const { id, comments } = useFragment(
    graphql`
      fragment OrderComments_order on Order {
        id
        comments {
          id
          ...OrderComment_comment
        }
      }
    `,
    order,
  );
  return (
    <section aria-labelledby={heading} {...(comments?.length === 0 ? { 'data-screen-only': true } : {})}>
      <Subtitle2 as="h2" block id={heading}>
        {t('ORDER.COMMENTS')}
      </Subtitle2>
      {comments ? (
        <>
          {comments.length > 0 ? (
            <ul className={styles.list}>
              {present(comments).map((comment) => (
                <OrderComment key={comment.id} order={id} comment={comment} />
              ))}
            </ul>
          ) : null}
          <UnreadableRows rows={comments} />
        </>
      ) : (
        <NotLoaded />
      )}
      {comments?.length === 0 ? <Body1 className={styles.empty}>{t('ORDER.COMMENTS.EMPTY')}</Body1> : null}
      <AddOrderComment order={id} />
    </section>
  );
}
