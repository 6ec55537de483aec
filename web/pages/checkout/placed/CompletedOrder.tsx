import { Button, Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Open16Regular } from '@fluentui/react-icons/svg/open';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CompletedOrder_order$key } from '../../../__generated__/CompletedOrder_order.graphql.ts';
import { orderUrl } from '../../../parts/orders/orders.urls.ts';
import { readMoney } from '../../../parts/money/Money.tsx';
import { useChangeOrderStatus } from '../../../parts/orders/useChangeOrderStatus.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { formatMoney } from '../../../ui/values/formatMoney.ts';
import { toSentences } from '../../../ui/announce/announce.ts';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { OrderState } from './OrderState.tsx';
import type { OrderTitleProps } from '../OrderTitle.tsx';
import { useAskedOrder } from './useAskedOrder.ts';

const useStyles = makeStyles({
  done: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  toDo: { flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
  link: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

type Props = {
  /** Null where the answer does not tell its status. */
  placed: CompletedOrder_order$key | null;
  headingLevel: 'h2' | 'h3';
  /** Its sum holds where the answer does not tell the order's own. */
  title: OrderTitleProps;
};

/**
 * A panel whose order is completed: a header with a link to the order in a new tab (CHK-33), and, as long as the order
 * waits for it, the button that confirms it: before that nothing is packed (ORD-17).
 */
export function CompletedOrder({ placed, headingLevel, title }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { number } = title;
  const link = useRef<HTMLAnchorElement>(null);
  const order = useFragment(
    graphql`
      fragment CompletedOrder_order on Order {
        id
        status
        grandTotal {
          ...Money_amount
        }
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
  // Its answer was lost: it may be confirmed.
  const [isDoubted, setIsDoubted] = useState(false);
  const { isAnswered } = useAskedOrder(isDoubted ? number : null, false);
  if (isDoubted && isAnswered) setIsDoubted(false);
  const confirm = async (id: string) => {
    const { payload, isUnknown = false } = await change(id, 'CONFIRMED');
    setIsDoubted(isUnknown);
    // So is this one, with the confirmation.
    if (payload) link.current?.focus({ preventScroll: true });
  };
  const isToConfirm = order?.status === 'NOT_CONFIRMED';
  const text = isToConfirm
    ? t('CHECKOUT.TO_CONFIRM')
    : order?.status === 'CONFIRMED'
      ? t('ORDER.CONFIRMED')
      : t('CHECKOUT.COMPLETED');
  const total = readMoney(order?.grandTotal);
  const sum = total ? t('CHECKOUT.INCLUDING_VAT', { sum: formatMoney(total, decimalStyle) }) : title.sum;
  useAnnounce(
    toSentences([
      `${t('CHECKOUT.ORDER', { number })}: ${text}`,
      sum,
      isToConfirm ? t('CHECKOUT.CONFIRM.WHERE', { button: t('CHECKOUT.CONFIRM', { number }) }) : null,
    ]),
  );
  return (
    <OrderState
      icon={
        isToConfirm ? (
          <Warning20Filled className={styles.toDo} aria-hidden />
        ) : (
          <CheckmarkCircle20Filled className={styles.done} aria-hidden />
        )
      }
      title={{ ...title, sum }}
      headingLevel={headingLevel}
      text={text}
    >
      {order && isToConfirm ? (
        <Button
          appearance="primary"
          size="small"
          disabledFocusable={isConfirming || isDoubted}
          aria-label={[t('CHECKOUT.CONFIRM', { number }), sum].filter(Boolean).join(', ')}
          onClick={() => void confirm(order.id)}
        >
          {t('CHECKOUT.CONFIRM', { number })}
        </Button>
      ) : null}
      <FluentLink
        ref={link}
        href={orderUrl(number)}
        target="_blank"
        rel="noopener"
        className={styles.link}
        aria-label={t('CHECKOUT.OPEN_ORDER_NEW_TAB', { number })}
      >
        {t('CHECKOUT.OPEN_ORDER', { number })}
        <Open16Regular aria-hidden />
      </FluentLink>
    </OrderState>
  );
}
