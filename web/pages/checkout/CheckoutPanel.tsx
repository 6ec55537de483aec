import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { lazy, useId, useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../__generated__/AddAddressDialog_query.graphql.ts';
import type { CheckoutPanel_order$key } from '../../__generated__/CheckoutPanel_order.graphql.ts';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { OnceOpen } from '../../ui/OnceOpen.tsx';
import { AddressCards } from './AddressCards.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import type { CheckoutForm } from './CheckoutForm.ts';
import { CheckoutItems } from './CheckoutItems.tsx';
import { OrderSums } from '../../parts/orders/OrderSums.tsx';
import { firstChoice, type DeliveryAddress } from './DeliveryAddress.ts';
import { ShippingOptions } from './ShippingOptions.tsx';
import { useDelivery } from './useDelivery.ts';
import { useOrderCheckout } from './useOrderCheckout.ts';

const loadCancelling = async () => ({ default: (await import('./CancelOrderDialog.tsx')).CancelOrderDialog });
const CancelOrderDialog = lazy(loadCancelling);
const cancelIntent = loadOnIntent(loadCancelling);
const loadInvalid = async () => ({ default: (await import('./InvalidItemsDialog.tsx')).InvalidItemsDialog });
const InvalidItemsDialog = lazy(loadInvalid);
const completeIntent = loadOnIntent(loadInvalid);

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
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  order: CheckoutPanel_order$key;
  addresses: readonly DeliveryAddress[];
  countries: AddAddressDialog_query$key;
  onAddCustom: (address: DeliveryAddress) => void;
  /** Lives outside, so that what was typed outlives a closed panel. */
  form: UseFormReturn<CheckoutForm>;
  /** Whether any order of the checkout is being completed (GAP-70). */
  isCheckoutBusy: boolean;
  isCancelling: boolean;
  onCompleting: (isCompleting: boolean) => void;
  onCompleted: () => void;
  onCancel: (move: boolean) => void;
};

/** What one order needs before it is completed: where it goes and how, a number, a word; and how to give it up (CHK-03). */
export function CheckoutPanel(props: Props): ReactElement {
  const { addresses, countries, onAddCustom, form, isCheckoutBusy, isCancelling } = props;
  const { onCompleting, onCompleted, onCancel } = props;
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
          articleDescription
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
  const [dialog, setDialog] = useState<'cancel' | 'invalid' | null>(null);
  const { errors } = form.formState;
  const chosen = form.watch();
  const hasDelivery = order.type !== 'BACKORDER';
  const address = addresses.find(({ key }) => key === chosen.address) ?? firstChoice(addresses);
  const delivery = useDelivery(order.id, address, hasDelivery);
  const { options, calculated, isLoading } = delivery;
  const option = options?.find(({ optionId }) => optionId === chosen.courier) ?? options?.[0];
  const [complete, isCompleting] = useOrderCheckout(order.id, form);
  const invalid = order.items.filter(({ valid }) => !valid);
  const isBlocked = isCheckoutBusy || isCancelling || (hasDelivery && (isLoading || !option || !address));

  const finish = async () => {
    setDialog(null);
    onCompleting(true);
    const isDone = await complete(
      hasDelivery && address && option ? { address, courier: option.optionId } : null,
    );
    if (isDone) onCompleted();
    else onCompleting(false);
  };
  const cancel = (move: boolean) => {
    setDialog(null);
    onCancel(move);
  };
  const choose = (field: 'address' | 'courier') => (value: string) => {
    form.clearErrors(field);
    form.setValue(field, value);
  };

  return (
    <div className={styles.panel}>
      <CheckoutItems items={order.items} />
      {hasDelivery ? (
        <>
          <AddressCards
            group={`${group} address`}
            addresses={addresses}
            chosen={address?.key ?? null}
            onChoose={choose('address')}
            error={errors.address?.message}
            countries={countries}
            onAddCustom={onAddCustom}
          />
          {address ? (
            <ShippingOptions
              group={`${group} shipping`}
              delivery={delivery}
              chosen={option?.optionId ?? null}
              onChoose={choose('courier')}
              error={errors.courier?.message}
            />
          ) : null}
        </>
      ) : null}
      <div className={styles.end}>
        <CheckoutFields control={form.control} />
        <OrderSums
          vatPercent={calculated?.vatPercent ?? order.vatPercent ?? null}
          stock={calculated ? calculated.stockSummary : order.stockSummary}
          backorder={calculated ? calculated.backorderSummary : order.backorderSummary}
          isStale={isLoading}
        />
      </div>
      <div className={styles.commands}>
        <Button
          {...(invalid.length > 0 ? completeIntent : undefined)}
          appearance="primary"
          disabledFocusable={isBlocked}
          icon={isCompleting ? <Spinner size="tiny" /> : undefined}
          onClick={() => (invalid.length > 0 ? setDialog('invalid') : void finish())}
        >
          {t('CHECKOUT.COMPLETE')}
        </Button>
        <Button
          {...cancelIntent}
          disabledFocusable={isBlocked}
          icon={isCancelling ? <Spinner size="tiny" /> : undefined}
          onClick={() => setDialog('cancel')}
        >
          {t('CHECKOUT.CANCEL')}
        </Button>
      </div>
      <OnceOpen isOpen={dialog === 'cancel'}>
        <CancelOrderDialog
          isOpen={dialog === 'cancel'}
          number={order.dbId}
          onClose={() => setDialog(null)}
          onCancelOrder={cancel}
        />
      </OnceOpen>
      <OnceOpen isOpen={dialog === 'invalid'}>
        <InvalidItemsDialog
          isOpen={dialog === 'invalid'}
          items={invalid}
          onClose={() => setDialog(null)}
          onComplete={() => void finish()}
          onCancelOrder={() => cancel(false)}
        />
      </OnceOpen>
    </div>
  );
}
