import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { PartySnapshot } from '../../db/columnTypes.ts';
import { InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { addressSnapshot, countryOf, readCountries } from '../orders/parties.ts';
import { type ShippingChoice, shippingChoices } from './shippingOptions.ts';
import type { WaitingOrder } from './waitingOrders.ts';

type CompleteOrderInput = components['schemas']['CompleteOrderInput'];

/** The destination and courier of an order. */
export interface Delivery {
  receiver: PartySnapshot;
  countryId: number;
  vat: string | null;
  choice: ShippingChoice;
}

/**
 * The requested delivery, checked (CHK-25, GAP-65, GAP-66): an address of the profile or one for this order
 * only, and one of the shipping options of that place. null for a backorder, which has none (CHK-07).
 * @throws InvalidFields.
 */
export async function deliveryOf(
  db: Kysely<Database>,
  session: Session,
  order: WaitingOrder,
  input: CompleteOrderInput,
): Promise<Delivery | null> {
  if (order.type === 'backorder') return null;
  const { receiver, countryId, index, vat } = await addressOf(db, session, input);
  const choices = await shippingChoices(db, order, { countryId, index });
  const choice = choices.find(({ id }) => String(id) === String(input.shippingCourier));
  if (choice === undefined) {
    const message = choices.length === 0 ? 'No carrier delivers to this address.' : 'Please select a value.';
    throw new InvalidFields([{ field: 'shippingCourier', message }]);
  }
  return { receiver, countryId, vat, choice };
}

interface FoundAddress {
  receiver: PartySnapshot;
  countryId: number;
  index: string;
  vat: string | null;
}

async function addressOf(
  db: Kysely<Database>,
  session: Session,
  { shippingAddress, customShippingAddress: custom }: CompleteOrderInput,
): Promise<FoundAddress> {
  const countries = await readCountries(db);
  if (custom !== null && custom !== undefined) {
    const country = countries.get(custom.country);
    if (country === undefined) {
      throw new InvalidFields([{ field: 'customShippingAddress.country', message: 'Country not found.' }]);
    }
    const row = {
      company_name: custom.companyName,
      first_name: custom.firstName ?? null,
      last_name: custom.lastName ?? null,
      vat: custom.vat ?? null,
      customs_code: custom.customsCode ?? null,
      reg_code: custom.regCode ?? null,
      country_id: custom.country,
      region: custom.region ?? null,
      city: custom.city,
      index: custom.index,
      address: custom.address,
      phone: custom.phone,
      email: custom.email,
    };
    const receiver = addressSnapshot(row, country);
    return { receiver, countryId: country.id, index: custom.index, vat: row.vat };
  }
  if (shippingAddress === null || shippingAddress === undefined) {
    throw new InvalidFields([{ field: 'shippingAddress', message: 'Please select a value.' }]);
  }
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', shippingAddress)
    .where('customer_id', '=', session.customer.id)
    .where('type', '=', 'shipping')
    .executeTakeFirst();
  if (row === undefined) {
    throw new InvalidFields([{ field: 'shippingAddress', message: 'Shipping address not found.' }]);
  }
  const receiver = addressSnapshot(row, countryOf(countries, row.country_id));
  return { receiver, countryId: row.country_id, index: row.index, vat: row.vat };
}
