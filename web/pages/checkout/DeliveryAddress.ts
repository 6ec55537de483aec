/** An address that an order may go to, as its card shows it. */
export type DeliveryAddress = {
  /** Global id of the profile's address; a name of its own for one that is not in the profile. */
  readonly key: string;
  /** Only for these orders, not in the profile (CHK-22). */
  readonly isCustom: boolean;
  /** The profile's default (GAP-66). */
  readonly isDefault: boolean;
  readonly name?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly vat?: string | null | undefined;
  readonly customsCode?: string | null | undefined;
  readonly regCode?: string | null | undefined;
  /** Global id, dbId and name. */
  readonly country?: { readonly id: string; readonly dbId: string; readonly name: string } | null | undefined;
  readonly region?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** Postal code. */
  readonly index?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
};

/** The address that is chosen to begin with: the profile's default, else the first (GAP-66); none when there is none. */
export function firstChoice(addresses: readonly DeliveryAddress[]): DeliveryAddress | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}
