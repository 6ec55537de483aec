import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, DecimalStyle } from '../db/tables.ts';
import type { Attribute } from './attributes.ts';
import { Forbidden } from './failures.ts';

export interface SessionUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** The caller, and the customer it acts for. */
export interface Session {
  /** The session row's id (uuid). */
  id: string;
  user: SessionUser;
  /** The user who impersonates `user`, else null (GAP-16). */
  originalUser: SessionUser | null;
  accessId: number;
  customer: {
    id: number;
    businessName: string;
    branchCode: string;
    branchClosed: boolean;
    countryId: number;
    /** The first is the account's own. */
    currencyCodes: string[];
    /** Minor units of the first currency; null = no limit. */
    creditLimit: number | null;
    /** Days. */
    paymentTerms: number;
    decimalStyle: DecimalStyle;
    payFeature: boolean;
  };
  attributes: ReadonlySet<string>;
}

/** The session of this id; null when it was logged out or has expired. */
export async function loadSession(db: Kysely<Database>, id: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('accesses as a', 'a.id', 's.access_id')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('branches as b', 'b.code', 'c.branch_code')
    .leftJoin('users as o', 'o.id', 's.original_user_id')
    .select(['s.id', 's.access_id', 'u.id as user_id', 'u.email', 'u.first_name', 'u.last_name'])
    .select(['o.id as original_id', 'o.email as original_email'])
    .select(['o.first_name as original_first_name', 'o.last_name as original_last_name'])
    .select([
      'c.id as customer_id',
      'c.business_name',
      'c.branch_code',
      'b.closed',
      'c.country_id',
      'c.currency_codes',
    ])
    .select(['c.credit_limit', 'c.payment_terms', 'c.decimal_style', 'c.pay_feature'])
    .select(
      sql<
        string[]
      >`array(select attribute from access_attributes where access_id = s.access_id order by attribute)`.as(
        'attributes',
      ),
    )
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { original_id, original_email, original_first_name, original_last_name } = row;
  const isImpersonating =
    original_id !== null &&
    original_email !== null &&
    original_first_name !== null &&
    original_last_name !== null;
  return {
    id: row.id,
    user: { id: row.user_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
    originalUser: isImpersonating
      ? {
          id: original_id,
          email: original_email,
          firstName: original_first_name,
          lastName: original_last_name,
        }
      : null,
    accessId: row.access_id,
    customer: {
      id: row.customer_id,
      businessName: row.business_name,
      branchCode: row.branch_code,
      branchClosed: row.closed,
      countryId: row.country_id,
      currencyCodes: row.currency_codes,
      creditLimit: row.credit_limit,
      paymentTerms: row.payment_terms,
      decimalStyle: row.decimal_style,
      payFeature: row.pay_feature,
    },
    attributes: new Set(row.attributes),
  };
}

/** Refuses with 403 unless the session holds the attribute; for rules that depend on the request's content. */
export function requireAttribute(session: Session, attribute: Attribute): void {
  if (!session.attributes.has(attribute)) throw new Forbidden(`This needs the permission ${attribute}.`);
}
