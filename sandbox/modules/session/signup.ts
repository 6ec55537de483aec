import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { AddressType, Database } from '../../db/tables.ts';
import { InvalidFields } from '../../http/failures.ts';
import { publicRoute } from '../../http/route.ts';
import { givePassword } from './givePassword.ts';

/** The permissions of a new customer's user. */
const firstAttributes = [
  'article_list',
  'article_view',
  'order_list',
  'order_view',
  'order_management',
  'account_address_management',
  'account_contact_management',
];

/**
 * CALL-011: a new customer with both addresses, and its user with the contact's email as username. The password goes
 * out by mail, the user is active at once; a taken email and an unknown country are field errors (GAP-22).
 */
export const signup = publicRoute('signup', ({ body, db, ...call }) =>
  db.transaction().execute(async (trx) => {
    const { agent, billingAddress, deliveryAddress, contact } = body;
    const billingCountry = await readCountry(trx, billingAddress.country, 'billingAddress.country');
    await readCountry(trx, deliveryAddress.country, 'deliveryAddress.country');
    const user = await trx
      .insertInto('users')
      .values({
        email: contact.email.trim(),
        first_name: contact.firstName,
        last_name: contact.lastName,
        kind: 'wholesale',
        position: contact.position ?? null,
        phone: contact.workPhone,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (user === undefined) {
      throw new InvalidFields([{ field: 'contact.email', message: 'This email is registered already.' }]);
    }
    const customer = await trx
      .insertInto('customers')
      .values({
        business_name: agent.businessName,
        branch_code: branchFor(billingCountry),
        country_id: billingAddress.country,
        reg_code: billingAddress.regCode ?? null,
        vat_number: billingAddress.vat ?? null,
        customs_code: billingAddress.customsCode ?? null,
        currency_codes: [billingCountry === 'GB' ? 'GBP' : 'EUR'],
        credit_limit: null,
        // As the new user writes amounts; the distributor's staff may change it.
        decimal_style: call.locale === 'en' ? 'dot' : 'comma',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('customer_warehouses')
      .columns(['customer_id', 'warehouse_id'])
      .expression((select) =>
        select
          .selectFrom('warehouses')
          .select(({ val }) => [val(customer.id).as('customer_id'), 'id as warehouse_id'])
          .where('type', '=', 'regular'),
      )
      .execute();
    await trx
      .insertInto('addresses')
      .values([
        addressRow(customer.id, 'billing', billingAddress),
        addressRow(customer.id, 'shipping', deliveryAddress),
      ])
      .execute();
    const access = await trx
      .insertInto('accesses')
      .values({ user_id: user.id, customer_id: customer.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('access_attributes')
      .values(firstAttributes.map((attribute) => ({ access_id: access.id, attribute })))
      .execute();
    await givePassword({ ...call, db: trx }, user, 'Welcome to the B2B portal');
    return { id: user.id };
  }),
);

async function readCountry(db: Kysely<Database>, id: number, field: string): Promise<string> {
  const country = await db.selectFrom('countries').select('code').where('id', '=', id).executeTakeFirst();
  if (country === undefined) throw new InvalidFields([{ field, message: 'Please select a country.' }]);
  return country.code;
}

/** The branch that serves a country. */
function branchFor(countryCode: string): string {
  return countryCode === 'GB' ? 'fbg' : countryCode === 'DE' ? 'nrd' : 'fed';
}

function addressRow(customerId: number, type: AddressType, address: components['schemas']['SignupAddress']) {
  return {
    customer_id: customerId,
    type,
    is_default: true,
    name: address.companyName,
    company_name: address.companyName,
    first_name: address.firstName,
    last_name: address.lastName,
    vat: address.vat ?? null,
    customs_code: address.customsCode ?? null,
    reg_code: address.regCode ?? null,
    country_id: address.country,
    region: address.region ?? null,
    city: address.city,
    index: address.index,
    address: address.address,
    phone: address.phone,
    email: address.email,
  };
}
