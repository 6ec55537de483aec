/** The fields of a form with an address; named as the server names them in its errors (PROF-10, CHK-20). */
export type AddressFields = {
  /** The label in the profile. */
  name: string;
  companyName: string;
  firstName: string;
  lastName: string;
  vat: string;
  customsCode: string;
  regCode: string;
  /** Global id. */
  country: string;
  region: string;
  city: string;
  postalCode: string;
  street: string;
  phone: string;
  email: string;
};

/** An empty form. */
export const noAddress: AddressFields = {
  name: '',
  companyName: '',
  firstName: '',
  lastName: '',
  vat: '',
  customsCode: '',
  regCode: '',
  country: '',
  region: '',
  city: '',
  postalCode: '',
  street: '',
  phone: '',
  email: '',
};

/** The fields the server knows, trimmed; empty ones that may be empty are left out. */
export function toAddressInput(fields: AddressFields) {
  return {
    name: optional(fields.name),
    companyName: text(fields.companyName),
    firstName: optional(fields.firstName),
    lastName: optional(fields.lastName),
    vat: optional(fields.vat),
    customsCode: optional(fields.customsCode),
    regCode: optional(fields.regCode),
    country: fields.country,
    region: optional(fields.region),
    city: text(fields.city),
    postalCode: text(fields.postalCode),
    street: text(fields.street),
    phone: text(fields.phone),
    email: text(fields.email),
  };
}

function text(value: string): string {
  return value.trim();
}

function optional(value: string): string | null {
  return text(value) || null;
}

/** Where the server's errors of an address belong: it names the fields within the input. */
export const addressFieldNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(noAddress).map((field) => [`address.${field}`, field]),
);
