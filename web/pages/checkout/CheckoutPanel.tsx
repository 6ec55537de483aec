import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutPanel_order$key } from '../../__generated__/CheckoutPanel_order.graphql.ts';
import { OrderSums } from '../../parts/orders/OrderSums.tsx';
import { AddressCards } from './AddressCards.tsx';
import { CheckoutCommands } from './CheckoutCommands.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import type { CheckoutForm } from './CheckoutForm.ts';
import { CheckoutItems } from './CheckoutItems.tsx';
import { firstChoice } from './DeliveryAddress.ts';
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
});

type Props = {
  order: CheckoutPanel_order$key;
  book: AddressBook;
  /** Lives outside, so that what was typed outlives a closed panel. */
  form: UseFormReturn<CheckoutForm>;
  flow: CheckoutFlow;
  onCancel: (move: boolean) => void;
};

/** All that an order needs before it is completed: an address, a way to send it, a number, a comment (CHK-03). */
export function CheckoutPanel({ book, form, flow, onCancel, ...props }: Props): ReactElement {
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
  const sums = delivery.calculated ?? order;

  const finish = async () => {
    flow.setCompleting(true);
    const isDone = await complete(
      hasDelivery && address && option ? { address, courier: option.optionId } : null,
    );
    if (isDone) await flow.finish(order.id);
    else flow.setCompleting(false);
  };
  const choose = (field: 'address' | 'courier') => (value: string) => {
    form.clearErrors(field);
    form.setValue(field, value);
  };

  return (
    <div className={styles.panel}>
      <CheckoutItems items={present(order.items)} />
      <UnreadableRows rows={order.items} />
      {hasDelivery ? (
        <AddressCards
          group={`${group} address`}
          book={book}
          chosen={address?.key ?? null}
          onChoose={choose('address')}
          error={errors.address?.message}
        />
      ) : null}
      {hasDelivery && address ? (
        <ShippingOptions
          group={`${group} shipping`}
          delivery={delivery}
          chosen={option?.optionId ?? null}
          onChoose={choose('courier')}
          error={errors.courier?.message}
        />
      ) : null}
      <div className={styles.end}>
        <CheckoutFields control={form.control} />
        <OrderSums
          vatPercent={sums.vatPercent ?? order.vatPercent}
          stock={sums.stockSummary}
          backorder={sums.backorderSummary}
          isStale={isLoading}
        />
      </div>
      <CheckoutCommands
        number={order.dbId}
        invalid={present(order.items).filter(({ valid }) => valid === false)}
        isBlocked={flow.isCompleting || isCancelling || isWaiting}
        isCompleting={isCompleting}
        isCancelling={isCancelling}
        onComplete={() => void finish()}
        onCancel={onCancel}
      />
    </div>
  );
}
