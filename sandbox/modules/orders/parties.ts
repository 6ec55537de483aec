import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { AddressesTable, CountriesTable, Database } from '../../db/tables.ts';
import type { CountrySnapshot, PartySnapshot, SellerSnapshot } from '../../db/columnTypes.ts';
import type { Session } from '../../http/session.ts';
import { countryName } from '../session/countryName.ts';
import type { VatCountry } from './vatRate.ts';

type Schemas = components['schemas'];
export type CountryRow = Selectable<CountriesTable>;

/** All countries by id. */
export async function readCountries(db: Kysely<Database>): Promise<Map<number, CountryRow>> {
  const rows = await db.selectFrom('countries').selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A country, as far as VAT depends on it. */
export function vatCountry({ id, code, eu, vat_percent }: CountryRow): VatCountry {
  return { id, code, eu, vatPercent: vat_percent };
}

/** A country as a document stores it. */
export function countrySnapshot({ id, name, original_name }: CountryRow): CountrySnapshot {
  return { id, name, originalName: original_name };
}

/** An address of the profile as a document stores it (ORD-57). */
export function addressSnapshot(
  row: Omit<Selectable<AddressesTable>, 'id' | 'customer_id' | 'type' | 'is_default' | 'name' | 'created_at'>,
  country: CountryRow,
): PartySnapshot {
  return {
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    address: row.address,
    index: row.index,
    city: row.city,
    region: row.region,
    country: countrySnapshot(country),
    vat: row.vat,
    regCode: row.reg_code,
    customsCode: row.customs_code,
    phone: row.phone,
    email: row.email,
  };
}

/** Payer, seller and the default destination of an order. */
export interface Parties {
  payer: PartySnapshot;
  seller: SellerSnapshot;
  sellerCountry: CountryRow;
  /** The country of the default shipping address, else the customer's own. */
  destination: CountryRow;
  /** VAT number of that address, else the customer's. */
  vatNumber: string | null;
  countries: Map<number, CountryRow>;
}

/**
 * The parties of a customer's new orders: its billing address (as far as known), its branch, its default shipping
 * address.
 */
export async function readParties(db: Kysely<Database>, session: Session): Promise<Parties> {
  const countries = await readCountries(db);
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', session.customer.id)
    .executeTakeFirstOrThrow();
  const branch = await db
    .selectFrom('branches')
    .selectAll()
    .where('code', '=', customer.branch_code)
    .executeTakeFirstOrThrow();
  const addresses = await db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  const billing = addresses.find(({ type }) => type === 'billing');
  const shipping = addresses.find(({ type }) => type === 'shipping');
  const sellerCountry = countryOf(countries, branch.country_id);
  return {
    payer:
      billing === undefined
        ? {
            companyName: customer.business_name,
            firstName: null,
            lastName: null,
            address: null,
            index: null,
            city: null,
            region: null,
            country: countrySnapshot(countryOf(countries, customer.country_id)),
            vat: customer.vat_number,
            regCode: customer.reg_code,
            customsCode: customer.customs_code,
            phone: null,
            email: session.user.email,
          }
        : addressSnapshot(billing, countryOf(countries, billing.country_id)),
    seller: {
      name: branch.name,
      vatNumber: branch.vat_number,
      street: branch.street,
      zip: branch.zip,
      city: branch.city,
      country: countrySnapshot(sellerCountry),
    },
    sellerCountry,
    destination: countryOf(countries, shipping?.country_id ?? customer.country_id),
    vatNumber: shipping?.vat ?? customer.vat_number,
    countries,
  };
}

/** A country by id; a foreign key ensures that it exists. */
export function countryOf(countries: ReadonlyMap<number, CountryRow>, id: number): CountryRow {
  const country = countries.get(id);
  if (country === undefined) throw new Error(`Country ${String(id)} is not in the list of countries.`);
  return country;
}

/** Names the country of a document in a language. */
export type NameCountry = (country: CountrySnapshot) => Schemas['DocumentCountry'];

/** Documents store the English name; this names their countries in the requested language. */
export async function readCountryNames(db: Kysely<Database>, locale: string): Promise<NameCountry> {
  const countries = await readCountries(db);
  return (country) => {
    const known = countries.get(country.id);
    return known ? { ...country, name: countryName(known, locale) } : country;
  };
}

/** Payer or receiver on the wire (ORD-57). */
export function toPartyAddress(party: PartySnapshot, nameCountry: NameCountry): Schemas['PartyAddress'] {
  const { companyName, address, index, city, region, vat, phone, email } = party;
  const country = party.country && nameCountry(party.country);
  return { companyName, address, index, city, region, country, vat, phone, email };
}

/** The seller on the wire (ORD-58). */
export function toSellerAddress(seller: SellerSnapshot, nameCountry: NameCountry): Schemas['SellerAddress'] {
  const { name, vatNumber, street, zip, city, country } = seller;
  return { name, vatNumber, street, zip, city, country: nameCountry(country) };
}
