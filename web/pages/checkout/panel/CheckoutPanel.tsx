import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutPanel_order$key } from '../../../__generated__/CheckoutPanel_order.graphql.ts';
import { OrderSums } from '../../../parts/orders/OrderSums.tsx';
import { notify } from '../../../ui/notices/notify.ts';
import { CheckoutCommands } from './CheckoutCommands.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import type { CheckoutForm } from '../CheckoutForm.ts';
import { CheckoutItems } from './CheckoutItems.tsx';
import { CostSums } from './CostSums.tsx';
import { DeliveryChoices } from '../delivery/DeliveryChoices.tsx';
import { withShipping, type OrderCost } from '../orderCost.ts';
import type { SharedDelivery } from '../delivery/SharedDelivery.ts';
import { StuckOrder } from './StuckOrder.tsx';
import type { AddressBook } from '../delivery/useAddressBook.ts';
import type { CheckoutFlow } from '../useCheckoutFlow.ts';
import type { DeliveryChoice } from '../delivery/useDeliveryChoice.ts';
import type { CompleteOrder } from '../useOrderCheckout.ts';
import { present } from '../../../ui/list/present.ts';
import { UnreadableRows } from '../../../ui/list/UnreadableRows.tsx';

const useStyles = makeStyles({
  // What is chosen, and next to it, in sight while one chooses, what it comes to.
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalL}`,
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // On a phone they stay in sight, but not over what is being chosen.
    '&:has(details[open]) [data-commands]': { position: 'static' },
  },
  choices: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL, minInlineSize: 0 },
  sums: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    '@media (min-width: 1200px)': {
      position: 'sticky',
      insetBlockStart: `calc(48px + ${tokens.spacingVerticalM})`,
      padding: tokens.spacingHorizontalL,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground2,
    },
    '@media (max-width: 639.98px)': { display: 'contents' },
  },
});

type Props = {
  order: CheckoutPanel_order$key;
  book: AddressBook;
  /** Kept by the parent, so that typed values survive closing the panel. */
  form: UseFormReturn<CheckoutForm>;
  /** As the form stands. */
  choice: DeliveryChoice;
  cost: OrderCost;
  /** The cost in words. */
  sum: string;
  complete: CompleteOrder;
  isCompleting: boolean;
  flow: CheckoutFlow;
  /** Uses the panel's address and shipping for all orders; null when there is no other order. */
  onShare: ((delivery: SharedDelivery) => void) | null;
  onCancel: (move: boolean) => void;
};

/** All that an order needs before it is completed: an address, a way to send it, a number, a comment (CHK-03). */
export function CheckoutPanel(props: Props): ReactElement {
  const { book, form, choice, cost, sum, complete, isCompleting, flow, onShare, onCancel } = props;
  const order = useFragment(
    graphql`
      fragment CheckoutPanel_order on CheckoutOrder {
        id
        dbId
        type
        vatPercent
        stockSummary {
          ...OrderSummary_summary
        }
        backorderSummary {
          ...OrderSummary_summary
        }
        items {
          key
          articleName
          description
          valid
          ...CheckoutItems_items
        }
      }
    `,
    props.order,
  );
  const styles = useStyles();
  const { t } = useTranslation();
  const { hasDelivery, address, delivery, option } = choice;
  const { isLoading } = delivery;
  const isCancelling = flow.cancelling === order.id;
  const isWaiting = hasDelivery && (isLoading || !option || !address);
  const isStuck = isWaiting && !isLoading;
  const isBusy = flow.isCompleting || flow.isRunning || isCancelling;
  const invalid = present(order.items).filter(({ valid }) => valid === false);
  const sums = delivery.calculated ?? order;
  const finish = useFinish({
    order,
    choice,
    flow,
    complete,
    // Another address, or another way to send it, than the one that was chosen is the user's decision.
    needsUser: isStuck || invalid.length > 0 || choice.hasOtherAddress || choice.hasOtherOption,
  });

  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <CheckoutItems items={present(order.items)} />
        <UnreadableRows rows={order.items} />
        {hasDelivery ? <DeliveryChoices book={book} form={form} choice={choice} onShare={onShare} /> : null}
        <CheckoutFields control={form.control} />
      </div>
      <div className={styles.sums}>
        <OrderSums
          vatPercent={sums.vatPercent}
          stock={sums.stockSummary}
          backorder={sums.backorderSummary}
          isStale={isLoading}
          isNet
        />
        <CostSums
          cost={cost}
          vatPercent={sums.vatPercent}
          option={hasDelivery ? option : undefined}
          isStale={isLoading}
        />
        {isStuck && !delivery.isUnanswered ? (
          <StuckOrder
            number={order.dbId}
            isCancelling={isCancelling || flow.isCompleting}
            onCancel={onCancel}
          />
        ) : null}
        <CheckoutCommands
          number={order.dbId}
          sum={withShipping(sum, [cost], t)}
          invalid={invalid}
          isBlocked={isBusy || isWaiting}
          // Cancelling needs no way to send the order.
          mayCancel={!isBusy && (!isWaiting || (isStuck && delivery.isUnanswered))}
          isCompleting={isCompleting}
          isCancelling={isCancelling}
          onComplete={() => void finish()}
          onCancel={onCancel}
        />
      </div>
    </div>
  );
}

type FinishOptions = {
  order: { readonly id: string; readonly dbId: string };
  choice: DeliveryChoice;
  flow: CheckoutFlow;
  complete: CompleteOrder;
  /** Whether the order cannot be completed without the user. */
  needsUser: boolean;
};

/** Completes the order, also by itself when it is the next of several: these stop at one that needs the user. */
function useFinish({ order, choice, flow, complete, needsUser }: FinishOptions): () => Promise<void> {
  const { t } = useTranslation();
  const { hasDelivery, address, option, delivery } = choice;
  const finish = async () => {
    flow.setCompleting(true);
    const result = await complete(
      hasDelivery && address && option ? { address, courier: option.optionId } : null,
    );
    if (result && typeof result !== 'string') return void (await flow.finish(order.id, result.order ?? null));
    flow.setCompleting(false);
    if (result) flow.doubt(order.id, result);
    else flow.stop();
  };
  const goOn = useEffectEvent(() => {
    if (!needsUser) return void finish();
    flow.stop();
    const title = delivery.isFailed
      ? t('CHECKOUT.SHIPPING.FAILED')
      : t('CHECKOUT.ALL.STOPPED', { number: order.dbId });
    notify({ intent: 'warning', title });
  });
  const isNext = flow.isNext(order.id) && !delivery.isLoading;
  useEffect(() => {
    if (isNext) goOn();
  }, [isNext]);
  return finish;
}
