import type { DeliveryAddress } from './DeliveryAddress.ts';

const texts = [
  'name',
  'companyName',
  'firstName',
  'lastName',
  'vat',
  'customsCode',
  'regCode',
  'region',
  'city',
  'postalCode',
  'street',
  'phone',
  'email',
] as const;

/** Addresses typed in a checkout, as they were kept; null for anything else. */
export function readCustomAddresses(stored: unknown): readonly DeliveryAddress[] | null {
  return Array.isArray(stored) ? stored.flatMap((one: unknown) => readCustomAddress(one) ?? []) : null;
}

function readCustomAddress(stored: unknown): DeliveryAddress | null {
  const key = textOf(stored, 'key');
  if (key === null) return null;
  const country: unknown =
    typeof stored === 'object' && stored && 'country' in stored ? stored.country : null;
  const countryId = textOf(country, 'id');
  return {
    ...Object.fromEntries(texts.map((field) => [field, textOf(stored, field)])),
    key,
    isCustom: true,
    isDefault: false,
    country: countryId === null ? null : { id: countryId, name: textOf(country, 'name') },
  };
}

function textOf(object: unknown, field: string): string | null {
  if (typeof object !== 'object' || object === null) return null;
  const value: unknown = Reflect.get(object, field);
  return typeof value === 'string' ? value : null;
}
