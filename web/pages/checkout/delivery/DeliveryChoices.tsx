import { useId, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toSentences } from '../../../ui/announce/announce.ts';
import { FoldedChoice } from '../../../ui/FoldedChoice.tsx';
import { AddressCards } from './AddressCards.tsx';
import { addressLine } from './addressLine.ts';
import type { CheckoutForm } from '../CheckoutForm.ts';
import { ShareButton } from './ShareButton.tsx';
import type { SharedDelivery } from './SharedDelivery.ts';
import { ShippingOptions } from './ShippingOptions.tsx';
import type { AddressBook } from './useAddressBook.ts';
import type { DeliveryChoice } from './useDeliveryChoice.ts';

type Props = {
  book: AddressBook;
  form: UseFormReturn<CheckoutForm>;
  /** As the form stands. */
  choice: DeliveryChoice;
  /** Uses the address and shipping for all orders; null when there is no other order. */
  onShare: ((delivery: SharedDelivery) => void) | null;
};

/** The choice of an address and of a way to send an order there (CHK-07, CHK-10). */
export function DeliveryChoices({ book, form, choice, onShare }: Props): ReactElement {
  const { t } = useTranslation();
  const group = useId();
  const { errors } = form.formState;
  const { address, delivery, option, hasOtherAddress, hasOtherOption } = choice;
  const addressError = toSentences([
    errors.address?.message,
    hasOtherAddress && address ? t('CHECKOUT.ADDRESS.OTHER', { address: addressLine(address) }) : null,
  ]);
  const shippingError = toSentences([
    errors.courier?.message,
    hasOtherOption && option
      ? t('CHECKOUT.SHIPPING.OTHER', { option: option.name ?? option.optionId })
      : null,
  ]);
  const choose = (field: 'address' | 'courier') => (value: string) => {
    form.clearErrors(field);
    form.setValue(field, value);
  };
  return (
    <>
      <FoldedChoice
        label={t('CHECKOUT.ADDRESS')}
        chosen={address && !addressError ? addressLine(address) : undefined}
      >
        <AddressCards
          group={`${group} address`}
          book={book}
          chosen={address?.key ?? null}
          onChoose={choose('address')}
          error={addressError || undefined}
        />
      </FoldedChoice>
      {address ? (
        <FoldedChoice
          label={t('CHECKOUT.SHIPPING')}
          chosen={delivery.isLoading || shippingError ? undefined : (option?.name ?? undefined)}
        >
          <ShippingOptions
            group={`${group} shipping`}
            delivery={delivery}
            chosen={option?.optionId ?? null}
            onChoose={choose('courier')}
            error={shippingError || undefined}
          />
        </FoldedChoice>
      ) : null}
      {onShare && address && option ? (
        <ShareButton
          key={`${address.key} ${option.optionId}`}
          onShare={() => onShare({ address: address.key, courier: option.optionId })}
        />
      ) : null}
    </>
  );
}
