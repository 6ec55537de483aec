import { Button, Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CompletedOrder_order$key } from '../../__generated__/CompletedOrder_order.graphql.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { useChangeOrderStatus } from '../../parts/orders/useChangeOrderStatus.ts';
import { useAnnounce } from '../../ui/useAnnounce.ts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    minBlockSize: '44px',
    padding: tokens.spacingHorizontalM,
  },
  done: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  toDo: { flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
  title: { margin: 0, fontSize: 'inherit' },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

type Props = {
  dbId: string;
  /** Null where the answer does not tell its status. */
  placed: CompletedOrder_order$key | null;
  headingLevel: 'h2' | 'h3';
  children: ReactNode;
};

/**
 * A panel whose order is completed: a header with a link to the order in a new tab (CHK-33), and, as long as the order
 * waits for it, the button that confirms it: before that nothing is packed (ORD-17).
 */
export function CompletedOrder({ dbId, placed, headingLevel: Heading, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const order = useFragment(
    graphql`
      fragment CompletedOrder_order on Order {
        id
        status
      }
    `,
    placed,
  );
  const [change, isConfirming] = useChangeOrderStatus();
  // The button that had the focus is gone with the panel; the one for all orders, which has it after their question, would
  // place the others with the next Enter.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[data-all-orders]'))
      link.current?.focus({ preventScroll: true });
  }, []);
  const confirm = async (id: string) => {
    const { payload } = await change(id, 'CONFIRMED');
    // So is this one, with the confirmation.
    if (payload) link.current?.focus({ preventScroll: true });
  };
  const isToConfirm = order?.status === 'NOT_CONFIRMED';
  const text = isToConfirm
    ? t('CHECKOUT.TO_CONFIRM')
    : order?.status === 'CONFIRMED'
      ? t('ORDER.CONFIRMED')
      : t('CHECKOUT.COMPLETED');
  const said = `${t('CHECKOUT.ORDER', { number: dbId })}: ${text}`;
  useAnnounce(said);
  return (
    <div className={styles.header}>
      {isToConfirm ? (
        <Warning20Filled className={styles.toDo} aria-hidden />
      ) : (
        <CheckmarkCircle20Filled className={styles.done} aria-hidden />
      )}
      <Heading className={styles.title}>{children}</Heading>
      <span>{text}</span>
      {order && isToConfirm ? (
        <Button
          appearance="primary"
          size="small"
          disabledFocusable={isConfirming}
          onClick={() => void confirm(order.id)}
        >
          {t('CHECKOUT.CONFIRM', { number: dbId })}
        </Button>
      ) : null}
      <FluentLink
        ref={link}
        href={orderUrl(dbId)}
        target="_blank"
        rel="noopener"
        className={styles.link}
        aria-label={t('CHECKOUT.OPEN_ORDER_NEW_TAB', { number: dbId })}
      >
        {t('CHECKOUT.OPEN_ORDER', { number: dbId })}
        <Open16Regular aria-hidden />
      </FluentLink>
    </div>
  );
}
