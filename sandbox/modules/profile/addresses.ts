import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { Forbidden, InvalidFields, NotFound, Rejected } from '../../http/failures.ts';
import { idempotentRoute, route } from '../../http/route.ts';
import { openSeparateAccount } from './openSeparateAccount.ts';
import { readAddress, readAddresses } from './readAddress.ts';

type AddressInput = components['schemas']['AddressInput'];

/** Result codes of saving an address (GAP-105). */
const saved = 0;
const separatedAccountCreated = 126;

/** CALL-087: for every logged-in user, as the checkout needs the addresses too. */
export const listAddresses = route('listAddresses', null, ({ session, locale, db }) =>
  readAddresses(db, { customerId: session.customer.id, locale }),
);

/**
 * CALL-088: for the address book's managers; for those who may order only addresses for delivery (checkout's
 * add-address, CHK-18).
 * The first address of a type becomes its default.
 */
export const createAddress = idempotentRoute('createAddress', null, async ({ body, session, locale, db }) => {
  const { attributes } = session;
  const isForCheckout = body.type === 'shipping' && attributes.has('order_management');
  if (!attributes.has('account_address_management') && !isForCheckout) throw new Forbidden();
  const customerId = session.customer.id;
  const row = await toRow(db, body);
  const other = await db
    .selectFrom('addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('type', '=', body.type)
    .where('is_default', '=', true)
    .executeTakeFirst();
  const { id } = await db
    .insertInto('addresses')
    .values({ ...row, type: body.type, customer_id: customerId, is_default: other === undefined })
    .returning('id')
    .executeTakeFirstOrThrow();
  return found(await readAddress(db, { customerId, locale, id }));
});

/**
 * CALL-089: the type does not change. Another VAT number on a billing address means another payer: the address keeps
 * its old content, and the new payer gets a separate business account, indicated by result code 126 (PROF-12).
 */
export const updateAddress = idempotentRoute(
  'updateAddress',
  'account_address_management',
  async ({ path, body, session, locale, db }) => {
    const options = { customerId: session.customer.id, locale, id: path.id };
    const before = found(await readAddress(db, options));
    const row = await toRow(db, body);
    if (before.type === 'billing' && before.vat !== null && row.vat !== null && before.vat !== row.vat) {
      await openSeparateAccount(db, session, row);
      return { address: before, resultCode: separatedAccountCreated };
    }
    await db
      .updateTable('addresses')
      .set(row)
      .where('id', '=', path.id)
      .where('customer_id', '=', options.customerId)
      .execute();
    return { address: found(await readAddress(db, options)), resultCode: saved };
  },
);

/** CALL-090: a default address cannot be deleted (PROF-07, GAP-106). */
export const deleteAddress = idempotentRoute(
  'deleteAddress',
  'account_address_management',
  async ({ path, session, locale, db }) => {
    const customerId = session.customer.id;
    const address = found(await readAddress(db, { customerId, locale, id: path.id }));
    if (address.default) throw new Rejected('The default address cannot be deleted.');
    await db
      .deleteFrom('addresses')
      .where('id', '=', path.id)
      .where('customer_id', '=', customerId)
      .where('is_default', '=', false)
      .execute();
    return {};
  },
);

/** CALL-091: for shipping addresses only; the previous default loses its mark (PROF-05, PROF-06, GAP-106). */
export const setDefaultAddress = idempotentRoute(
  'setDefaultAddress',
  'account_address_management',
  async ({ path, session, locale, db }) => {
    const customerId = session.customer.id;
    const address = found(await readAddress(db, { customerId, locale, id: path.id }));
    if (address.type !== 'shipping') throw new Rejected('Only a shipping address can be made the default.');
    const own = db
      .updateTable('addresses')
      .where('customer_id', '=', customerId)
      .where('type', '=', 'shipping');
    await own.set({ is_default: false }).where('is_default', '=', true).execute();
    await own.set({ is_default: true }).where('id', '=', path.id).execute();
    return {};
  },
);

async function toRow(db: Kysely<Database>, input: AddressInput) {
  const country = await db
    .selectFrom('countries')
    .select('id')
    .where('id', '=', input.country)
    .executeTakeFirst();
  if (country === undefined)
    throw new InvalidFields([{ field: 'country', message: 'Please select a country.' }]);
  return {
    name: emptyToNull(input.name),
    company_name: input.companyName,
    first_name: emptyToNull(input.firstName),
    last_name: emptyToNull(input.lastName),
    vat: emptyToNull(input.vat),
    customs_code: emptyToNull(input.customsCode),
    reg_code: emptyToNull(input.regCode),
    country_id: country.id,
    region: emptyToNull(input.region),
    city: input.city,
    index: input.index,
    address: input.address,
    phone: input.phone,
    email: input.email,
  };
}

function emptyToNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text.trim();
}

function found<T>(address: T | undefined): T {
  if (address === undefined) throw new NotFound('Address not found.');
  return address;
}
