/** A country's data for VAT. */
export interface VatCountry {
  id: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  eu: boolean;
  vatPercent: number;
}

/**
 * The VAT rate of a delivery, in percent. Within the seller's country its own rate; to a business with a VAT number
 * elsewhere in the EU 0 (reverse charge); to an EU customer without one the seller's rate; out of the EU 0 (export).
 * A seller outside the EU exports to every other country.
 */
export function vatRate(seller: VatCountry, destination: VatCountry, vatNumber: string | null): number {
  if (destination.id === seller.id) return seller.vatPercent;
  if (!seller.eu || !destination.eu) return 0;
  return isVatNumberOf(destination, vatNumber) ? 0 : seller.vatPercent;
}

/**
 * Whether a VAT number has the form of that EU country's: its prefix (EL for Greece), then 2 to 12 letters and digits.
 */
export function isVatNumberOf(country: VatCountry, vatNumber: string | null): boolean {
  const compact = vatNumber?.replaceAll(/[\s.-]/g, '').toUpperCase() ?? '';
  const prefix = country.code === 'GR' ? 'EL' : country.code;
  return compact.startsWith(prefix) && /^[0-9A-Z+*]{2,12}$/.test(compact.slice(2));
}
