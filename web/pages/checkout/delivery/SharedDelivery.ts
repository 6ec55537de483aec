/** An address and a shipping option that the user has chosen for all orders of the checkout. */
export type SharedDelivery = {
  /** Key of the address. */
  readonly address: string;
  /** `optionId` of the shipping option. */
  readonly courier: string;
};
