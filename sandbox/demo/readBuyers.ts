import type { Kysely } from 'kysely';
import {
  addressSnapshot,
  countryOf,
  countrySnapshot,
  readCountries,
  vatCountry,
} from '../modules/orders/parties.ts';
import { vatRate } from '../modules/orders/vatRate.ts';
import type { Database } from '../db/tables.ts';

/** The parts that all orders of a customer have in common; payer, receiver and seller are JSON snapshots. */
export interface Buyer {
  customer: { paymentTerms: number; currencies: string[]; warehouses: number[] };
  people: { userId: number; accessId: number }[];
  payer: string;
  receiver: string;
  seller: string;
  vatPercent: number;
}

/** The customers with a branch and default addresses, by id. */
export async function readBuyers(db: Kysely<Database>): Promise<Map<number, Buyer>> {
  const countries = await readCountries(db);
  const branches = await db.selectFrom('branches').selectAll().execute();
  const addresses = await db.selectFrom('addresses').selectAll().where('is_default', '=', true).execute();
  const accesses = await db.selectFrom('accesses').selectAll().orderBy('id').execute();
  const places = await db
    .selectFrom('customer_warehouses as c')
    .innerJoin('warehouses as w', 'w.id', 'c.warehouse_id')
    .select(['c.customer_id', 'w.id'])
    .where('w.type', '=', 'regular')
    .where('w.readonly', '=', false)
    .orderBy('w.sort')
    .execute();
  const buyers = new Map<number, Buyer>();
  for (const customer of await db.selectFrom('customers').selectAll().execute()) {
    const branch = branches.find(({ code }) => code === customer.branch_code);
    const own = addresses.filter(({ customer_id }) => customer_id === customer.id);
    const billing = own.find(({ type }) => type === 'billing');
    const shipping = own.find(({ type }) => type === 'shipping');
    if (branch === undefined || billing === undefined || shipping === undefined) continue;
    const home = countryOf(countries, branch.country_id);
    const destination = countryOf(countries, shipping.country_id);
    buyers.set(customer.id, {
      customer: {
        paymentTerms: customer.payment_terms,
        currencies: customer.currency_codes,
        warehouses: places.filter(({ customer_id }) => customer_id === customer.id).map(({ id }) => id),
      },
      people: accesses
        .filter(({ customer_id }) => customer_id === customer.id)
        .map(({ id, user_id }) => ({ userId: user_id, accessId: id })),
      payer: JSON.stringify(addressSnapshot(billing, countryOf(countries, billing.country_id))),
      receiver: JSON.stringify(addressSnapshot(shipping, destination)),
      seller: JSON.stringify({
        name: branch.name,
        vatNumber: branch.vat_number,
        street: branch.street,
        zip: branch.zip,
        city: branch.city,
        country: countrySnapshot(home),
      }),
      vatPercent: vatRate(vatCountry(home), vatCountry(destination), shipping.vat ?? customer.vat_number),
    });
  }
  return buyers;
}
