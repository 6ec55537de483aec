import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';

/** The new payer's billing address; its VAT number makes it another payer. */
export interface PayerAddress {
  company_name: string;
  vat: string | null;
  reg_code: string | null;
  customs_code: string | null;
  country_id: number;
  city: string;
  index: string;
  address: string;
  phone: string;
  email: string;
}

/**
 * Opens a separate business account for another payer: the terms and warehouses of the present one but no credit,
 * this billing address, and an access with the same attributes for the user who asked (PROF-12).
 */
export async function openSeparateAccount(
  db: Kysely<Database>,
  session: Session,
  payer: PayerAddress,
): Promise<void> {
  const { customer, accessId, user } = session;
  const { id: customer_id } = await db
    .insertInto('customers')
    .values({
      business_name: payer.company_name,
      branch_code: customer.branchCode,
      country_id: payer.country_id,
      reg_code: payer.reg_code,
      vat_number: payer.vat,
      customs_code: payer.customs_code,
      currency_codes: customer.currencyCodes,
      credit_limit: 0,
      payment_terms: 0,
      decimal_style: customer.decimalStyle,
      pay_feature: customer.payFeature,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customer_warehouses')
    .columns(['customer_id', 'warehouse_id'])
    .expression((select) =>
      select
        .selectFrom('customer_warehouses')
        .select(({ val }) => [val(customer_id).as('customer_id'), 'warehouse_id'])
        .where('customer_id', '=', customer.id),
    )
    .execute();
  await db
    .insertInto('addresses')
    .values({ ...payer, type: 'billing', is_default: true, customer_id })
    .execute();
  const access = await db
    .insertInto('accesses')
    .values({ user_id: user.id, customer_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('access_attributes')
    .columns(['access_id', 'attribute'])
    .expression((select) =>
      select
        .selectFrom('access_attributes')
        .select(({ val }) => [val(access.id).as('access_id'), 'attribute'])
        .where('access_id', '=', accessId),
    )
    .execute();
}
