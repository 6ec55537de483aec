import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { readAgain } from '../../ui/links/goTo.ts';
import { useCartQueue } from '../../parts/cart/useCartQueue.ts';
import {
  completeFieldNames,
  maxOrderComment,
  maxRelatedOrderNumber,
  type CheckoutForm,
} from './CheckoutForm.ts';
import { readDoubt, type Doubt } from './placed/readDoubt.ts';
import type { DeliveryAddress } from './delivery/DeliveryAddress.ts';
import { useCompleteOrder, type AddressInput, type PlacedOrder } from './useCompleteOrder.ts';

/** Where and how the order goes; null for a backorder, which has no delivery (CHK-07). */
export type ChosenDelivery = { address: DeliveryAddress; courier: string } | null;

/** Completes the order; null when that failed, which is already reported, and the doubt where it may be completed all the same. */
export type CompleteOrder = (
  delivery: ChosenDelivery,
) => Promise<{ readonly order?: PlacedOrder | null | undefined } | Doubt | null>;

/**
 * Completes one order of the checkout (CHK-25).
 *
 * @returns how to, and whether it is under way
 */
export function useOrderCheckout(
  order: string,
  form: UseFormReturn<CheckoutForm>,
): [complete: CompleteOrder, isCompleting: boolean] {
  const write = useCompleteOrder(formErrors(form, completeFieldNames));
  const queue = useCartQueue();
  const [isCompleting, setIsCompleting] = useState(false);
  // State comes too late for the second click of a double click.
  const isRunning = useRef(false);

  const complete: CompleteOrder = async (delivery) => {
    if (isRunning.current) return null;
    const { relatedOrderNumber, orderComment } = form.getValues();
    if (relatedOrderNumber.length > maxRelatedOrderNumber || orderComment.length > maxOrderComment) {
      void form.trigger(['relatedOrderNumber', 'orderComment'], { shouldFocus: true });
      return null;
    }
    isRunning.current = true;
    setIsCompleting(true);
    form.clearErrors();
    // What the order came from is on the server first.
    if (queue.read().isBusy) await queue.settle();
    const isOfProfile = delivery !== null && !delivery.address.isCustom;
    const outcome = await write({
      order,
      shippingAddress: isOfProfile ? delivery.address.key : null,
      expectedAddress: isOfProfile && delivery.address.country ? toAddressInput(delivery.address) : null,
      customShippingAddress: delivery && !isOfProfile ? toAddressInput(delivery.address) : null,
      shippingCourier: delivery?.courier ?? null,
      relatedOrderNumber: relatedOrderNumber.trim() || null,
      orderComment: orderComment.trim() || null,
    });
    isRunning.current = false;
    setIsCompleting(false);
    // The address may be another by now than the one that is shown.
    if (outcome.problem?.__typename === 'InvalidInput') readAgain();
    return readDoubt(outcome) ?? outcome.payload;
  };
  return [complete, isCompleting];
}

/** An address as it is sent. Of one typed in the checkout nothing required is missing: the dialog has seen to it. */
function toAddressInput(address: DeliveryAddress): AddressInput {
  return {
    name: address.name,
    firstName: address.firstName,
    lastName: address.lastName,
    vat: address.vat,
    customsCode: address.customsCode,
    regCode: address.regCode,
    region: address.region,
    companyName: address.companyName ?? '',
    country: address.country?.id ?? '',
    city: address.city ?? '',
    postalCode: address.postalCode ?? '',
    street: address.street ?? '',
    phone: address.phone ?? '',
    email: address.email ?? '',
  };
}
