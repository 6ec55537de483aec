import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { PartySnapshot, SellerSnapshot } from '../../db/columnTypes.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { statementFile } from './listStatements.ts';

/** A change of the balance; money in minor units. */
export interface StatementEntry {
  /** YYYY-MM-DD. */
  date: string;
  kind: 'invoice' | 'credit_invoice' | 'payment';
  docNumber: string;
  /** Positive where it raises what the customer owes. */
  amount: number;
}

/** The movements in one currency. */
export interface StatementAccount {
  currency: string;
  openingBalance: number;
  entries: StatementEntry[];
}

export interface Statement {
  year: number;
  month: number;
  createdAt: Date;
  customer: PartySnapshot;
  seller: SellerSnapshot;
  accounts: StatementAccount[];
}

/**
 * A statement of the customer: invoices, credit invoices and payments of its month, each in its currency, with the
 * balance before them.
 * @throws NotFound when the customer has no such statement, or its file has another name.
 */
export async function readStatement(
  db: Kysely<Database>,
  session: Session,
  id: number,
  filename: string,
): Promise<Statement> {
  const statement = await db
    .selectFrom('statements')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (statement === undefined || statementFile(statement) !== filename)
    throw new NotFound('Statement not found.');
  const { year, month } = statement;
  const firstDay = sql<string>`make_date(${year}, ${month}, 1)`;
  const nextMonth = sql<string>`(make_date(${year}, ${month}, 1) + interval '1 month')::date`;
  const parties = await db
    .selectFrom('documents')
    .select(['billing_address', 'seller_address'])
    .where('customer_id', '=', session.customer.id)
    .where('kind', '=', 'invoice')
    .where('date', '<', nextMonth)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const changes = sql`(
    select id, currency_code, date, kind, doc_number,
      case kind when 'credit_invoice' then -grand_total else grand_total end as amount
    from documents where customer_id = ${session.customer.id} and kind in ('invoice', 'credit_invoice')
    union all
    select d.id, d.currency_code, greatest(d.date, (max(o.paid_at) at time zone 'UTC')::date), 'payment', d.doc_number,
      -d.grand_total
    from documents d join document_orders l on l.document_id = d.id join orders o on o.id = l.order_id
    where d.customer_id = ${session.customer.id} and d.kind = 'invoice' and d.paid
    group by d.id) c`;
  const { rows: before } = await sql<{ currency_code: string; balance: number }>`
    select currency_code, sum(amount) as balance from ${changes} where date < ${firstDay}
    group by currency_code`.execute(db);
  const { rows } = await sql<StatementEntry & { currency_code: string }>`
    select currency_code, date, kind, doc_number as "docNumber", amount from ${changes}
    where date >= ${firstDay} and date < ${nextMonth} order by date, id, kind`.execute(db);
  const currencies = new Set([...before, ...rows].map(({ currency_code }) => currency_code));
  return {
    year,
    month,
    createdAt: statement.created_at,
    customer: parties.billing_address,
    seller: parties.seller_address,
    accounts: [...currencies].toSorted().map((currency) => ({
      currency,
      openingBalance: before.find(({ currency_code }) => currency_code === currency)?.balance ?? 0,
      entries: rows
        .filter(({ currency_code }) => currency_code === currency)
        .map(({ currency_code: _currency, ...entry }) => entry),
    })),
  };
}
