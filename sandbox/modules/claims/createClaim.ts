import type { Insertable, Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { ClaimItemsTable } from '../../db/tables/claims.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { checkClarification, isFuture, maxAttachments, tooMany, unclaimedPieces } from './claimRules.ts';

type Schemas = components['schemas'];
type ItemInput = Schemas['ClaimItemInput'];

/** Items of a claim at most. */
const maxItems = 1000;

/** An item to store, and the currency and VAT rate of its invoice, where that is known. */
interface Planned {
  row: Omit<Insertable<ClaimItemsTable>, 'claim_id'>;
  images: readonly number[];
  terms: { currency: string; vatPercent: number } | null;
}

/**
 * Creates a claim (CALL-128, CLM-35 to CLM-38). Every item is checked before anything is stored; a claim has one currency.
 * @param currency of items that name no invoice of the sandbox
 * @throws InvalidFields with every wrong field
 */
export async function createClaim(
  trx: Kysely<Database>,
  session: Session,
  { type, items }: Schemas['ClaimInput'],
  currency: string,
): Promise<{ id: number }> {
  if (items.length > maxItems)
    throw new InvalidFields([{ field: 'items', message: `A claim has at most ${String(maxItems)} items.` }]);
  await lockInvoices(trx, items);
  const errors: FieldError[] = [];
  const planned: Planned[] = [];
  const wanted = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const field = `items.${String(index)}`;
    const one = await plan(trx, session, item, { field, wanted, errors });
    errors.push(...checkClarification(type, item.clarification ?? {}, `${field}.clarification`));
    errors.push(
      ...(await checkImages(trx, session, item.data.images ?? [], planned, `${field}.data.images`)),
    );
    if (one === null) continue;
    const terms = planned.find((other) => other.terms)?.terms;
    if (terms && one.terms && terms.currency !== one.terms.currency)
      errors.push({
        field: `${field}.data.invoice`,
        message: `This invoice is in ${one.terms.currency}, others are in ${terms.currency}. Make separate claims.`,
      });
    planned.push(one);
  }
  if (errors.length > 0) throw new InvalidFields(errors);
  const terms = planned.find((one) => one.terms)?.terms;
  const claim = await trx
    .insertInto('claims')
    .values({
      customer_id: session.customer.id,
      type,
      currency_code: terms?.currency ?? currency,
      vat_percent: terms?.vatPercent ?? (await usualVat(trx, session)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { row, images } of planned) {
    const item = await trx
      .insertInto('claim_items')
      .values({ ...row, claim_id: claim.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (images.length > 0)
      await trx
        .updateTable('claim_attachments')
        .set({ item_id: item.id })
        .where('id', 'in', images)
        .execute();
  }
  return claim;
}

/** Claims for the same invoice wait for each other, so that no piece is claimed twice. */
async function lockInvoices(trx: Kysely<Database>, items: readonly ItemInput[]): Promise<void> {
  const ids = items.flatMap(({ data }) => ('invoice' in data ? [data.invoice] : []));
  if (ids.length === 0) return;
  await trx.selectFrom('documents').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

interface Planning {
  /** The item's place in the request. */
  field: string;
  /** Pieces that earlier items of the claim take, by invoice and line. */
  wanted: Map<string, number>;
  errors: FieldError[];
}

async function plan(
  trx: Kysely<Database>,
  session: Session,
  { data, clarification }: ItemInput,
  planning: Planning,
): Promise<Planned | null> {
  const { field, errors } = planning;
  const before = errors.length;
  const refuse = (name: string, message: string) => errors.push({ field: `${field}.data.${name}`, message });
  const description = data.description.trim();
  if (description === '') refuse('description', 'Please enter a value.');
  if (data.qty < 1 || data.qty > 999_999) refuse('qty', 'Enter 1 to 999,999 pieces.');
  const base = { qty: data.qty, description, clarification: JSON.stringify(clarification ?? {}) };
  const images = data.images ?? [];
  if ('invoice' in data) {
    const known = await findLine(trx, session, data);
    if (known === null) {
      refuse('item', 'Your invoices have no such line.');
      return null;
    }
    const key = `${String(data.invoice)}/${String(data.item)}`;
    const taken = planning.wanted.get(key) ?? 0;
    const left =
      (await unclaimedPieces(trx, { invoice: data.invoice, line: data.item, qty: known.qty })) - taken;
    if (data.qty > left) refuse('qty', tooMany(Math.max(0, left)));
    planning.wanted.set(key, taken + data.qty);
    const row = {
      ...base,
      article_name: known.article_name,
      price: known.price,
      invoice_id: data.invoice,
      invoice_line: data.item,
      invoice_number: known.doc_number,
      invoice_date: known.date,
    };
    const terms = { currency: known.currency_code, vatPercent: known.vat_percent };
    return errors.length > before ? null : { row, images, terms };
  }
  const [sku, number] = [data.sku.trim(), data.invoiceNumber.trim()];
  if (sku === '') refuse('sku', 'Please enter a value.');
  if (number === '') refuse('invoiceNumber', 'Please enter a value.');
  if (data.price < 0 || data.price > 1_000_000) refuse('price', 'Enter a price from 0 to 1,000,000.');
  if (isFuture(data.invoiceDate)) refuse('invoiceDate', 'This day is in the future.');
  const row = {
    ...base,
    article_name: sku,
    price: Math.round(data.price * 100),
    invoice_id: null,
    invoice_line: null,
    invoice_number: number,
    invoice_date: data.invoiceDate,
  };
  return errors.length > before ? null : { row, images, terms: null };
}

/** A line of a final invoice of the customer, if it has the article; deliveries cannot be claimed. */
async function findLine(
  trx: Kysely<Database>,
  session: Session,
  { invoice, item, sku }: Schemas['KnownClaimItemData'],
) {
  const line = await trx
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select([
      'i.article_name',
      'i.qty',
      'i.price',
      'd.doc_number',
      'd.date',
      'd.currency_code',
      'd.vat_percent',
    ])
    .where('d.customer_id', '=', session.customer.id)
    .where('d.kind', '=', 'merged_invoice')
    .where('d.id', '=', invoice)
    .where('i.line', '=', item)
    .where('i.article_name', '=', sku)
    .where('i.article_name', '<>', 'DELIVERY')
    .executeTakeFirst();
  return line ?? null;
}

/** What is wrong with an item's files: they must be uploaded by the customer, and belong to no other item. */
async function checkImages(
  trx: Kysely<Database>,
  session: Session,
  images: readonly number[],
  others: readonly Planned[],
  field: string,
): Promise<FieldError[]> {
  if (images.length === 0) return [];
  if (images.length > maxAttachments)
    return [{ field, message: `An item has at most ${String(maxAttachments)} files.` }];
  const free = await trx
    .selectFrom('claim_attachments')
    .select('id')
    .where('id', 'in', images)
    .where('customer_id', '=', session.customer.id)
    .where('item_id', 'is', null)
    .execute();
  const isFree = images.every(
    (id) => free.some((one) => one.id === id) && !others.some((other) => other.images.includes(id)),
  );
  return isFree ? [] : [{ field, message: 'A file is gone or belongs to another item. Upload it again.' }];
}

/** The VAT rate of the customer's latest invoice. */
async function usualVat(trx: Kysely<Database>, session: Session): Promise<number> {
  const latest = await trx
    .selectFrom('documents')
    .select('vat_percent')
    .where('customer_id', '=', session.customer.id)
    .where('kind', '=', 'invoice')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return latest?.vat_percent ?? 0;
}
