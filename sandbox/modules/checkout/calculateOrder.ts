import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { countryOf, readCountries, vatCountry } from '../orders/parties.ts';
import { vatRate } from '../orders/vatRate.ts';
import { readWaitingOrder, toNotCompletedOrder, type WaitingOrder } from './waitingOrders.ts';

/** The destination, on which the VAT depends. */
export interface Destination {
  countryId: number;
  vat: string | null;
}

/** The VAT rate of an order sent there: the seller's country and the place decide (see `vatRate`). */
export async function orderVatRate(
  db: Kysely<Database>,
  order: WaitingOrder,
  { countryId, vat }: Destination,
  field: string,
): Promise<number> {
  const countries = await readCountries(db);
  const destination = countries.get(countryId);
  if (destination === undefined) {
    throw new InvalidFields([{ field, message: 'Country not found.' }]);
  }
  return vatRate(vatCountry(countryOf(countries, order.seller.country.id)), vatCountry(destination), vat);
}

/**
 * An order in the checkout with the VAT and the sums it would have if sent to an address; nothing is stored (CALL-041,
 * CHK-16, CHK-17).
 * @throws NotFound, Rejected as `readWaitingOrder`; InvalidFields for an unknown country.
 */
export async function calculateOrder(
  db: Kysely<Database>,
  session: Session,
  id: number,
  destination: Destination,
): Promise<components['schemas']['NotCompletedOrder']> {
  const order = await readWaitingOrder(db, session, id);
  const vatPercent = await orderVatRate(db, order, destination, 'shippingData.country');
  return toNotCompletedOrder(order, vatPercent);
}
