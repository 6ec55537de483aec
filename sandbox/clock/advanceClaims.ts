import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ClaimItemsTable, ClaimsTable, Database } from '../db/tables.ts';
import { createCreditInvoice } from '../modules/documents/createCreditInvoice.ts';

type Claim = Selectable<ClaimsTable>;
type Item = Selectable<ClaimItemsTable>;

/** Claims examined in one run at most. */
const batch = 20;

/** A decision about an item. */
type Decision = Pick<Item, 'status' | 'rejection_reason' | 'rejection_explanation'>;

const decide = (status: Item['status'], reason?: string, explanation?: string): Decision => ({
  status,
  rejection_reason: reason ?? null,
  rejection_explanation: explanation ?? null,
});

/**
 * Works on every claim whose status is older than `until`: a received one is examined item by item, and accepted, or closed
 * if all items are rejected; an accepted one is credited and closed. Items that wait for clarification hold a claim up.
 * Each claim has its own transaction.
 * @returns the number of claims worked on.
 */
export async function advanceClaims(db: Kysely<Database>, until: Date): Promise<number> {
  let moved = 0;
  while (moved < batch && (await advanceOne(db, until))) moved += 1;
  return moved;
}

async function advanceOne(db: Kysely<Database>, until: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const claim = await trx
      .selectFrom('claims as c')
      .selectAll('c')
      .where('c.status', '<>', 'closed')
      .where('c.status_changed_at', '<=', until)
      // A claim with nothing but items that wait is the customer's turn.
      .where(({ or, eb, exists, not, selectFrom }) => {
        const items = selectFrom('claim_items as i').select('i.id').whereRef('i.claim_id', '=', 'c.id');
        return or([
          eb('c.status', '=', 'accepted'),
          exists(items.where('i.status', '=', 'received')),
          not(exists(items.where('i.status', '=', 'clarification_awaiting'))),
        ]);
      })
      .orderBy('c.status_changed_at')
      .orderBy('c.id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (claim === undefined) return false;
    const status = claim.status === 'accepted' ? await settle(trx, claim) : await examine(trx, claim);
    await trx
      .updateTable('claims')
      .set({ status, status_changed_at: new Date() })
      .where('id', '=', claim.id)
      .execute();
    return true;
  });
}

async function settle(trx: Transaction<Database>, claim: Claim): Promise<Claim['status']> {
  await createCreditInvoice(trx, claim.id);
  await comment(
    trx,
    claim.id,
    'The accepted pieces are credited. You find the credit invoice with your documents; it is set off against the next payment.',
  );
  return 'closed';
}

/** Decides about the received items of a claim. */
async function examine(trx: Transaction<Database>, claim: Claim): Promise<Claim['status']> {
  const items = await trx
    .selectFrom('claim_items')
    .selectAll()
    .where('claim_id', '=', claim.id)
    .orderBy('id')
    .execute();
  const decided: Decision[] = [];
  for (const item of items) {
    if (item.status !== 'received') {
      decided.push(item);
      continue;
    }
    const decision = judge(claim.type, item, await isInvoiced(trx, claim, item));
    decided.push(decision);
    await trx.updateTable('claim_items').set(decision).where('id', '=', item.id).execute();
  }
  const has = (status: Item['status']) => decided.some((one) => one.status === status);
  if (has('clarification_awaiting')) {
    await comment(
      trx,
      claim.id,
      'We need a little more about the marked items before we can decide: the vehicle, and the mileage at fitting and when the fault appeared. Photos of the part help, too.',
    );
    return 'received';
  }
  if (!has('accepted')) {
    await comment(trx, claim.id, 'We cannot accept any of these items. The reason is given at each of them.');
    return 'closed';
  }
  await comment(
    trx,
    claim.id,
    'We have examined the items. What is accepted will be credited within a few days.',
  );
  return 'accepted';
}

/** The distributor's rules for one item. */
function judge(type: Claim['type'], { clarification: told }: Item, isBought: boolean): Decision {
  if (!isBought)
    return decide(
      'rejected',
      'Invoice not found',
      'We did not sell this article to you on the invoice that you name. Please check its number and send a new claim.',
    );
  if (type === 'return')
    return told.hasCrashedBoxRetention === true
      ? decide(
          'rejected',
          'Packaging damaged',
          'The box was damaged before the goods reached us, so the part cannot be sold as new. You can have it sent back.',
        )
      : decide('accepted');
  const { fittingOnMillage: fitted = null, problemOnMillage: broke = null } = told;
  if (fitted === null || broke === null) return decide('clarification_awaiting');
  return broke - fitted > 100_000
    ? decide(
        'rejected',
        'Normal wear',
        `The part ran ${String(broke - fitted)} km. That is its usual life, and no fault of material or manufacture was found.`,
      )
    : decide('accepted');
}

/** Whether the customer bought the article on the invoice that an item names. */
async function isInvoiced(trx: Transaction<Database>, claim: Claim, item: Item): Promise<boolean> {
  if (item.invoice_id !== null) return true;
  const found = await trx
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select('d.id')
    .where('d.customer_id', '=', claim.customer_id)
    .where('d.kind', 'in', ['invoice', 'merged_invoice'])
    .where('d.doc_number', '=', item.invoice_number)
    .where('i.article_name', '=', item.article_name)
    .executeTakeFirst();
  return found !== undefined;
}

/** A comment of the distributor's manager. */
async function comment(trx: Transaction<Database>, claimId: number, text: string): Promise<void> {
  const manager = await trx
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'staff')
    .orderBy('id')
    .executeTakeFirst();
  if (manager === undefined) return;
  await trx.insertInto('claim_comments').values({ claim_id: claimId, user_id: manager.id, text }).execute();
}
