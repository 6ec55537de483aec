import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, ProductionType } from '../../db/tables.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import { fromMinor, toMinor } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { getApplication } from './readApplications.ts';

/** The body of a production request; an order has no justification. */
interface NewApplication {
  type: ProductionType;
  OENumber: string;
  description: string;
  justification: string | null;
  qty: number;
  /** Price of one piece. */
  price: number;
  /** The session's currency. */
  currency: string;
}

/** Most pieces and the highest price that the columns hold, with room to multiply. */
const maxQty = 1_000_000;
const maxPrice = 1_000_000_000;

/**
 * Creates a production request, pending (CALL-141, CALL-142, GAP-142), and returns it.
 * @throws InvalidFields
 */
export async function createApplication(
  db: Kysely<Database>,
  session: Session,
  { currency, ...sent }: NewApplication,
): Promise<components['schemas']['ProductionApplication']> {
  const texts = {
    OENumber: sent.OENumber.trim(),
    description: sent.description.trim(),
    ...(sent.justification === null ? {} : { justification: sent.justification.trim() }),
  };
  const price = toMinor(sent.price);
  const errors: FieldError[] = Object.entries(texts)
    .filter(([, text]) => text === '')
    .map(([field]) => ({ field, message: 'Please enter a value.' }));
  if (sent.qty > maxQty) errors.push({ field: 'qty', message: `Must be at most ${maxQty}.` });
  if (sent.price > maxPrice) errors.push({ field: 'price', message: `Must be at most ${maxPrice}.` });
  else if (fromMinor(price) !== sent.price) errors.push({ field: 'price', message: 'At most two decimals.' });
  if (errors.length > 0) throw new InvalidFields(errors);
  const { id } = await db
    .insertInto('production_applications')
    .values({
      customer_id: session.customer.id,
      user_id: session.user.id,
      type: sent.type,
      oe_number: texts.OENumber,
      description: texts.description,
      justification: texts.justification ?? null,
      qty: sent.qty,
      price,
      currency_code: currency,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getApplication(db, session, id);
}
