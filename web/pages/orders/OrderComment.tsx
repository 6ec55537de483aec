import { Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderComment_comment$key } from '../../__generated__/OrderComment_comment.graphql.ts';
import { announce } from '../../ui/announce/announce.ts';
import { dash } from '../../ui/values/dash.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { formatDate } from '../../ui/values/formatDate.ts';
import { useDeleteOrderComment } from './useDeleteOrderComment.ts';
import { NumberText } from '../../parts/richText/NumberText.tsx';

const useStyles = makeStyles({
  comment: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  message: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  date: { color: tokens.colorNeutralForeground3 },
});

type Props = { order: string; comment: OrderComment_comment$key };

/** One comment, with its moment and the button that deletes it (ORD-28, ORD-33). */
export function OrderComment({ order, comment }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { id, message, createdAt } = useFragment(
    graphql`
      fragment OrderComment_comment on OrderComment {
        id
        message
        createdAt
      }
    `,
    comment,
  );
  const [deleteComment, isDeleting] = useDeleteOrderComment(order);
  const date = formatDate(createdAt, 'minutes');
  const remove = async () => {
    const { payload } = await deleteComment(id);
    if (payload) announce(t('ORDER.COMMENT.DELETED', { date }));
  };
  return (
    <li className={styles.comment}>
      <div>
        <Text block className={styles.message}>
          {message == null ? dash : <NumberText text={message} />}
        </Text>
        <Caption1 className={styles.date}>
          <DateTime value={createdAt} precision="minutes" />
        </Caption1>
      </div>
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteRegular />}
        aria-label={t('ORDER.COMMENT.DELETE', { date })}
        disabledFocusable={isDeleting}
        onClick={() => void remove()}
      />
    </li>
  );
}
