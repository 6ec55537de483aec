import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { countryName } from '../session/countryName.ts';

type Address = components['schemas']['Address'];

/**
 * The customer's addresses on the wire (PROF-14), the default of each type first, then the oldest; `id` selects one.
 */
export async function readAddresses(
  db: Kysely<Database>,
  { customerId, locale, id }: { customerId: number; locale: string; id?: number },
): Promise<Address[]> {
  const rows = await db
    .selectFrom('addresses as a')
    .innerJoin('countries as c', 'c.id', 'a.country_id')
    .selectAll('a')
    .select(['c.code as country_code', 'c.name as country_name', 'c.original_name'])
    .where('a.customer_id', '=', customerId)
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? 0))
    .orderBy('a.type')
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    default: row.is_default,
    name: row.name,
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    vat: row.vat,
    customsCode: row.customs_code,
    regCode: row.reg_code,
    country: {
      id: row.country_id,
      name: countryName({ code: row.country_code, name: row.country_name }, locale),
      originalName: row.original_name,
    },
    region: row.region,
    city: row.city,
    index: row.index,
    address: row.address,
    phone: row.phone,
    email: row.email,
  }));
}

/** One address of the customer, or undefined. */
export async function readAddress(
  db: Kysely<Database>,
  options: { customerId: number; locale: string; id: number },
): Promise<Address | undefined> {
  const [address] = await readAddresses(db, options);
  return address;
}
