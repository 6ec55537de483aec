import { Button, Spinner } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/notices/notify.ts';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { CompletedOrder } from './CompletedOrder.tsx';
import { OrderState } from './OrderState.tsx';
import type { OrderTitleProps } from '../OrderTitle.tsx';
import { useAskedOrder } from './useAskedOrder.ts';
import type { CheckoutFlow } from '../useCheckoutFlow.ts';
import { useCheckoutForm } from '../useCheckoutForm.ts';

type Props = {
  /** Global id of the order in the checkout. */
  id: string;
  title: OrderTitleProps;
  /** Whether the list of the checkout has it. */
  isListed: boolean;
  flow: CheckoutFlow;
  headingLevel: 'h2' | 'h3';
};

/**
 * An order of which this page does not know where it stands: the answer to its completion was lost, or another window has
 * completed it. Its place stays, the server is asked, and a completed one leads on as if it had been completed here.
 */
export function AskedOrder({ id, title, isListed, flow, headingLevel }: Props): ReactElement {
  const { t } = useTranslation();
  const { number } = title;
  const header = useRef<HTMLDivElement>(null);
  const [, forgetForm] = useCheckoutForm(id);
  const { order, isUnknown, isAnswered, retry } = useAskedOrder(number, isListed);
  const status = order?.status;
  const isCancelled = status === 'CANCELLED' || status === 'TAKEN';

  const follow = useEffectEvent(() => {
    if (!order) return;
    if (status === 'NOT_COMPLETED') {
      // What was refused has given its reason.
      if (flow.doubted.get(id) === 'lost')
        notify({ intent: 'warning', title: t('CHECKOUT.NOT_PLACED', { number }) });
      return flow.trust(id);
    }
    forgetForm();
    flow.settle(id, isCancelled ? null : order);
  });
  useEffect(() => {
    if (isAnswered) follow();
  }, [isAnswered]);
  // The button that had the focus is gone with the panel.
  useEffect(() => {
    if (document.activeElement === document.body) header.current?.focus({ preventScroll: true });
  }, []);

  const placed = isCancelled ? null : (flow.completed.get(id) ?? (status === 'NOT_COMPLETED' ? null : order));
  const text = isCancelled
    ? t(status === 'TAKEN' ? 'CHECKOUT.MOVED' : 'CHECKOUT.CANCELLED', { number })
    : t(isUnknown ? 'CHECKOUT.NOT_KNOWN' : 'CHECKOUT.ASKING', { number });
  useAnnounce(placed ? null : text);
  if (placed) return <CompletedOrder placed={placed} headingLevel={headingLevel} title={title} />;
  return (
    <OrderState
      ref={header}
      icon={isCancelled || isUnknown ? null : <Spinner size="tiny" />}
      title={title}
      headingLevel={headingLevel}
      text={text}
    >
      {isUnknown ? (
        <Button size="small" onClick={retry}>
          {t('CHECKOUT.ASK_AGAIN')}
        </Button>
      ) : null}
    </OrderState>
  );
}
