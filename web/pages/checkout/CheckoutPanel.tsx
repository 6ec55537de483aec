import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useId, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutPanel_order$key } from '../../__generated__/CheckoutPanel_order.graphql.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { OrderSums } from '../../parts/orders/OrderSums.tsx';
import { notify } from '../../ui/notify.ts';
import { AddressCards } from './AddressCards.tsx';
import { addressLine } from './addressLine.ts';
import { CheckoutCommands } from './CheckoutCommands.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import type { CheckoutForm } from './CheckoutForm.ts';
import { CheckoutItems } from './CheckoutItems.tsx';
import { firstChoice } from './DeliveryAddress.ts';
import { FoldedChoice } from './FoldedChoice.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { SharedDelivery } from './SharedDelivery.ts';
import { ShippingSums } from './ShippingSums.tsx';
import { StuckOrder } from './StuckOrder.tsx';
import { ShippingOptions } from './ShippingOptions.tsx';
import type { AddressBook } from './useAddressBook.ts';
import type { CheckoutFlow } from './useCheckoutFlow.ts';
import { useDelivery } from './useDelivery.ts';
import { useOrderCheckout } from './useOrderCheckout.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalL}`,
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalXXL,
    '& > :first-child': { flex: '1 1 280px' },
  },
  sums: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

type Props = {
  order: CheckoutPanel_order$key;
  book: AddressBook;
  /** Lives outside, so that what was typed outlives a closed panel. */
  form: UseFormReturn<CheckoutForm>;
  flow: CheckoutFlow;
  /** Uses the panel's address and shipping for all orders; null when there is no other order. */
  onShare: ((delivery: SharedDelivery) => void) | null;
  onCancel: (move: boolean) => void;
};

/** All that an order needs before it is completed: an address, a way to send it, a number, a comment (CHK-03). */
export function CheckoutPanel({ book, form, flow, onShare, onCancel, ...props }: Props): ReactElement {
  const order = useFragment(
    graphql`
      fragment CheckoutPanel_order on CheckoutOrder {
        id
        dbId
        type
        vatPercent
        stockSummary {
          subtotal {
            ...Money_amount
          }
          ...OrderSummary_summary
        }
        backorderSummary {
          subtotal {
            ...Money_amount
          }
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
  const group = useId();
  const { errors } = form.formState;
  const chosen = form.watch();
  const hasDelivery = order.type !== 'BACKORDER';
  const address = book.addresses.find(({ key }) => key === chosen.address) ?? firstChoice(book.addresses);
  const delivery = useDelivery(order.id, address, hasDelivery);
  const { options, isLoading } = delivery;
  const option = options?.find(({ optionId }) => optionId === chosen.courier) ?? options?.[0];
  const [complete, isCompleting] = useOrderCheckout(order.id, form);
  const isCancelling = flow.cancelling === order.id;
  const isWaiting = hasDelivery && (isLoading || !option || !address);
  const isStuck = isWaiting && !isLoading;
  const invalid = present(order.items).filter(({ valid }) => valid === false);
  // Another way to send it than the one that was chosen for all orders is the user's decision.
  const hasOtherOption = option !== undefined && chosen.courier !== '' && option.optionId !== chosen.courier;
  const shippingError =
    errors.courier?.message ??
    (hasOtherOption ? t('CHECKOUT.SHIPPING.OTHER', { option: option.name ?? option.optionId }) : undefined);
  const sums = delivery.calculated ?? order;

  const finish = async () => {
    flow.setCompleting(true);
    const isDone = await complete(
      hasDelivery && address && option ? { address, courier: option.optionId } : null,
    );
    if (isDone) return void (await flow.finish(order.id));
    flow.setCompleting(false);
    flow.stop();
  };
  const goOn = useEffectEvent(() => {
    if (!isStuck && invalid.length === 0 && !hasOtherOption) return void finish();
    flow.stop();
    notify({ intent: 'warning', title: t('CHECKOUT.ALL.STOPPED', { number: order.dbId }) });
  });
  const isNext = flow.isRunning && flow.open === order.id && !flow.isCompleting && !isLoading;
  useEffect(() => {
    if (isNext) goOn();
  }, [isNext]);
  const choose = (field: 'address' | 'courier') => (value: string) => {
    form.clearErrors(field);
    form.setValue(field, value);
  };

  return (
    <div className={styles.panel}>
      <CheckoutItems items={present(order.items)} />
      <UnreadableRows rows={order.items} />
      {hasDelivery ? (
        <FoldedChoice
          label={t('CHECKOUT.ADDRESS')}
          chosen={address && !errors.address ? addressLine(address) : undefined}
        >
          <AddressCards
            group={`${group} address`}
            book={book}
            chosen={address?.key ?? null}
            onChoose={choose('address')}
            error={errors.address?.message}
          />
        </FoldedChoice>
      ) : null}
      {hasDelivery && address ? (
        <FoldedChoice
          label={t('CHECKOUT.SHIPPING')}
          chosen={isLoading || shippingError ? undefined : (option?.name ?? undefined)}
        >
          <ShippingOptions
            group={`${group} shipping`}
            delivery={delivery}
            chosen={option?.optionId ?? null}
            onChoose={choose('courier')}
            error={shippingError}
          />
        </FoldedChoice>
      ) : null}
      {onShare && address && option ? (
        <ShareButton
          key={`${address.key} ${option.optionId}`}
          onShare={() => onShare({ address: address.key, courier: option.optionId })}
        />
      ) : null}
      <div className={styles.end}>
        <CheckoutFields control={form.control} />
        <div className={styles.sums}>
          <OrderSums
            vatPercent={sums.vatPercent ?? order.vatPercent}
            stock={sums.stockSummary}
            backorder={sums.backorderSummary}
            isStale={isLoading}
          />
          {hasDelivery && option ? (
            <ShippingSums
              option={option}
              goods={[sums.stockSummary, sums.backorderSummary].map((summary) =>
                readMoney(summary?.subtotal),
              )}
            />
          ) : null}
        </div>
      </div>
      {isStuck ? (
        <StuckOrder
          number={order.dbId}
          isCancelling={isCancelling || flow.isCompleting}
          onCancel={onCancel}
        />
      ) : null}
      <CheckoutCommands
        number={order.dbId}
        invalid={invalid}
        isBlocked={flow.isCompleting || flow.isRunning || isCancelling || isWaiting}
        isCompleting={isCompleting}
        isCancelling={isCancelling}
        onComplete={() => void finish()}
        onCancel={onCancel}
      />
    </div>
  );
}
