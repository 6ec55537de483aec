import { addressFieldNames } from '../../parts/address/addressFields.ts';

/** The form of an order before it is completed; its texts survive while the panel is closed. */
export type CheckoutForm = {
  /** Key of the chosen address; empty for the first choice. */
  address: string;
  /** `optionId` of the chosen shipping option; empty for the first one. */
  courier: string;
  relatedOrderNumber: string;
  orderComment: string;
};

/** An untouched form. */
export const emptyForm: CheckoutForm = { address: '', courier: '', relatedOrderNumber: '', orderComment: '' };

/** Longest texts (CHK-23, CHK-24). */
export const maxRelatedOrderNumber = 50;
export const maxOrderComment = 150;

/** Where the server's errors of completing belong (GAP-72): all parts of an address are the address. */
export const completeFieldNames: Readonly<Record<string, string>> = {
  shippingAddress: 'address',
  shippingCourier: 'courier',
  ...Object.fromEntries(
    Object.values(addressFieldNames).map((field) => [`customShippingAddress.${field}`, 'address']),
  ),
};
