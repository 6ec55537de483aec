import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { FieldError } from '../../http/failures.ts';

type Schemas = components['schemas'];
type Clarification = Schemas['ClaimClarification'];

/** Pieces of an invoice's line that are not claimed, apart from one item; rejected items do not count. */
export async function unclaimedPieces(
  trx: Kysely<Database>,
  line: { invoice: number; line: number; qty: number },
  itemId = 0,
): Promise<number> {
  const { claimed } = await trx
    .selectFrom('claim_items')
    .select(sql<number>`coalesce(sum(qty), 0)`.as('claimed'))
    .where('invoice_id', '=', line.invoice)
    .where('invoice_line', '=', line.line)
    .where('status', '<>', 'rejected')
    .where('id', '<>', itemId)
    .executeTakeFirstOrThrow();
  return Math.max(0, line.qty - claimed);
}

/** The message for more pieces than are left. */
export const tooMany = (left: number): string =>
  left === 0
    ? 'All pieces of this invoice line have been claimed already.'
    : `At most ${String(left)} of these pieces can still be claimed.`;

const ofReturn: readonly (keyof Clarification)[] = ['hasCrashedBoxRetention', 'hasBadPackingRetention'];

/**
 * What is wrong with a clarification: fields of the other type of claim (GAP-132), days in the future, and mileages that
 * contradict each other.
 * @param path its place in the request, `clarification`
 */
export function checkClarification(
  type: Schemas['ClaimType'],
  clarification: Clarification,
  path: string,
): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: keyof Clarification, message: string) =>
    errors.push({ field: `${path}.${field}`, message });
  for (const [field, value] of Object.entries(clarification) as [keyof Clarification, unknown][])
    if (value !== null && ofReturn.includes(field) !== (type === 'return'))
      refuse(
        field,
        type === 'return' ? 'This is asked only for a reclamation.' : 'This is asked only for a return.',
      );
  const {
    fittingDate = null,
    problemDate = null,
    fittingOnMillage: fittedAt = null,
    problemOnMillage: brokeAt = null,
  } = clarification;
  if (isFuture(fittingDate)) refuse('fittingDate', 'This day is in the future.');
  if (isFuture(problemDate)) refuse('problemDate', 'This day is in the future.');
  if (fittingDate !== null && problemDate !== null && problemDate < fittingDate)
    refuse('problemDate', 'The fault cannot appear before the part was fitted.');
  if (fittedAt !== null && fittedAt < 0) refuse('fittingOnMillage', 'Enter 0 or more kilometres.');
  if (brokeAt !== null && brokeAt < 0) refuse('problemOnMillage', 'Enter 0 or more kilometres.');
  if (fittedAt !== null && brokeAt !== null && brokeAt < fittedAt)
    refuse('problemOnMillage', 'This is less than the mileage at fitting.');
  return errors;
}

/** Whether a day, YYYY-MM-DD, has not begun anywhere on earth. */
export const isFuture = (day: string | null): boolean =>
  day !== null && Date.parse(day) > Date.now() + 14 * 3_600_000;
