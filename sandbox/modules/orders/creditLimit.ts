import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { ConfirmationRequired } from '../../http/failures.ts';
import { moneyText } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';

/**
 * Rejects new orders that would exceed the customer's credit limit (GAP-60); not for a confirmed request.
 * Call it with the customer locked.
 * @param total grand total of the new orders, minor units of `currency`.
 * @throws ConfirmationRequired (402); the same request with force=1 goes through.
 */
export async function requireCredit(
  trx: Kysely<Database>,
  { customer }: Session,
  total: number,
  currency: string,
): Promise<void> {
  const limit = customer.creditLimit;
  const [own] = customer.currencyCodes;
  if (limit === null || own === undefined) return;
  const { rows } = await sql<{ wanted: number }>`
    select credit_used(${customer.id}) + round(${total}::numeric * own.rate / ordered.rate) as wanted
    from currencies own, currencies ordered
    where own.code = ${own} and ordered.code = ${currency}`.execute(trx);
  const over = (rows[0]?.wanted ?? 0) - limit;
  if (over > 0) {
    throw new ConfirmationRequired(
      `The order exceeds your credit limit by ${moneyText(over, own, customer.decimalStyle)}.`,
    );
  }
}
