import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from '../CheckoutForm.ts';
import { firstChoice, type DeliveryAddress } from './DeliveryAddress.ts';
import type { AddressBook } from './useAddressBook.ts';
import { useDelivery, type Delivery, type ShippingOption } from './useDelivery.ts';

/** Where and how an order goes as its form stands: what was chosen, else the first of each (CHK-10, GAP-66). */
export type DeliveryChoice = {
  /** False for a backorder, which has none (CHK-07). */
  hasDelivery: boolean;
  address: DeliveryAddress | undefined;
  delivery: Delivery;
  option: ShippingOption | undefined;
  /** Whether the address that was chosen is no longer there, and another is selected. */
  hasOtherAddress: boolean;
  /** Whether the shipping that was chosen is not offered, and another is selected. */
  hasOtherOption: boolean;
};

/**
 * @param isNeeded whether shipping options and sums are asked for
 */
export function useDeliveryChoice(
  order: { readonly id: string; readonly type: string | null | undefined },
  { control }: UseFormReturn<CheckoutForm>,
  book: AddressBook,
  isNeeded: boolean,
): DeliveryChoice {
  const [chosenAddress, chosenOption] = useWatch({ control, name: ['address', 'courier'] });
  const hasDelivery = order.type !== 'BACKORDER';
  const address = book.addresses.find(({ key }) => key === chosenAddress) ?? firstChoice(book.addresses);
  const delivery = useDelivery(order.id, address, hasDelivery && isNeeded);
  const option = delivery.options?.find(({ optionId }) => optionId === chosenOption) ?? delivery.options?.[0];
  return {
    hasDelivery,
    address,
    delivery,
    option,
    hasOtherAddress: address !== undefined && chosenAddress !== '' && address.key !== chosenAddress,
    hasOtherOption: option !== undefined && chosenOption !== '' && option.optionId !== chosenOption,
  };
}
