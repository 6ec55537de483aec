import { sql, type Insertable, type Kysely } from 'kysely';
import { maxClaimFiles } from '../../../contract/claimFiles.ts';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { ClaimItemsTable, Database } from '../../db/tables.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import { fromMinor, moneyText, toMinor } from '../../http/money.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import type { Session } from '../../http/session.ts';
import { checkClarification, isFuture, tooMany, unclaimedPieces } from './claimRules.ts';

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
 * Creates a claim (CALL-128, CLM-35 to CLM-38). Every item is checked before anything is stored; a claim has one currency. An
 * item entered by hand that names a line of an invoice is that line: no more can be claimed than was bought.
 * @param currency of the prices of items that are entered by hand
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
  const lines = await linesOfNamed(trx, session, items);
  const named = [...lines.values()].flat().map(({ id }) => id);
  await lockInvoices(trx, [
    ...items.flatMap(({ data }) => ('invoice' in data ? [data.invoice] : [])),
    ...named,
  ]);
  const errors: FieldError[] = [];
  const planned: Planned[] = [];
  const wanted = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const field = `items.${String(index)}`;
    const one = await plan(trx, session, item, { field, wanted, lines, currency, errors });
    errors.push(...checkClarification(type, item.clarification ?? {}, `${field}.clarification`));
    errors.push(
      ...(await checkImages(trx, session, item.data.images ?? [], planned, `${field}.data.images`)),
    );
    if (one === null) continue;
    const [first = one] = planned;
    const [own, others] = [one, first].map(({ terms }) => terms?.currency ?? currency);
    if (own !== others)
      errors.push({
        field: `${field}.data.${one.terms ? 'invoice' : 'price'}`,
        message: `This invoice is in ${String(own)}, others are in ${String(others)}. Make separate claims.`,
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
async function lockInvoices(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.selectFrom('documents').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

type InvoiceLine = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

interface Planning {
  /** The item's place in the request. */
  field: string;
  /** Pieces that earlier items of the claim take, by invoice and line. */
  wanted: Map<string, number>;
  /** Lines of the invoices that are entered by hand, by the numbers of invoice and article. */
  lines: ReadonlyMap<string, readonly InvoiceLine[]>;
  /** Of the prices that are entered by hand. */
  currency: string;
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
  if (data.qty < 1 || data.qty > 999_999) refuse('qty', 'Enter 1 to 999\u00a0999 pieces.');
  const base = { qty: data.qty, description, clarification: JSON.stringify(clarification ?? {}) };
  const images = data.images ?? [];
  const known = 'invoice' in data ? await findLine(trx, session, data) : findNamed(planning.lines, data);
  if (known !== null) {
    const key = `${String(known.id)}/${String(known.line)}`;
    const taken = planning.wanted.get(key) ?? 0;
    const left =
      (await unclaimedPieces(trx, { invoice: known.id, line: known.line, qty: known.qty })) - taken;
    if (data.qty > left) refuse('qty', tooMany(Math.max(0, left)));
    if ('price' in data && known.currency_code !== planning.currency)
      refuse(
        'price',
        `This invoice is in ${known.currency_code}, and the portal is set to ${planning.currency}. Choose ${known.currency_code} at the top, then send.`,
      );
    else if ('price' in data && data.price !== fromMinor(known.price))
      refuse(
        'price',
        `The invoice has this article at ${moneyText(known.price, known.currency_code, session.customer.decimalStyle)}.`,
      );
    planning.wanted.set(key, taken + data.qty);
    const row = {
      ...base,
      article_name: known.article_name,
      price: known.price,
      invoice_id: known.id,
      invoice_line: known.line,
      invoice_number: known.doc_number,
      invoice_date: known.date,
    };
    const terms = { currency: known.currency_code, vatPercent: known.vat_percent };
    return errors.length > before ? null : { row, images, terms };
  }
  if ('invoice' in data) {
    refuse('item', 'Your invoices have no such line.');
    return null;
  }
  const [sku, number] = [data.sku.trim(), data.invoiceNumber.trim()];
  if (sku === '') refuse('sku', 'Please enter a value.');
  if (number === '') refuse('invoiceNumber', 'Please enter a value.');
  if (data.price < 0 || data.price > 1_000_000)
    refuse('price', 'Enter a price from 0 to 1\u00a0000\u00a0000.');
  else if (data.price !== fromMinor(toMinor(data.price))) refuse('price', 'At most two decimals.');
  if (isFuture(data.invoiceDate)) refuse('invoiceDate', 'This day is in the future.');
  const row = {
    ...base,
    article_name: sku,
    price: toMinor(data.price),
    invoice_id: null,
    invoice_line: null,
    invoice_number: number,
    invoice_date: data.invoiceDate,
  };
  return errors.length > before ? null : { row, images, terms: null };
}

/** The lines of the customer's invoices; deliveries cannot be claimed. */
const selectLines = (trx: Kysely<Database>, session: Session) =>
  trx
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select(['d.id', 'd.kind', 'd.doc_number', 'd.date', 'd.currency_code', 'd.vat_percent'])
    .select(['i.line', 'i.article_name', 'i.qty', 'i.price'])
    .where('d.customer_id', '=', session.customer.id)
    .where('i.article_name', '<>', 'DELIVERY');

/** A line of a final invoice of the customer, if it has the article. */
async function findLine(
  trx: Kysely<Database>,
  session: Session,
  { invoice, item, sku }: Schemas['KnownClaimItemData'],
): Promise<InvoiceLine | null> {
  const line = await selectLines(trx, session)
    .where('d.kind', '=', 'merged_invoice')
    .where('d.id', '=', invoice)
    .where('i.line', '=', item)
    .where('i.article_name', '=', sku)
    .executeTakeFirst();
  return line ?? null;
}

/**
 * The lines of the invoices whose numbers are entered by hand, by the numbers of invoice and article. The goods of an invoice
 * that is part of a final one are claimed on that: else they could be claimed twice.
 */
async function linesOfNamed(
  trx: Kysely<Database>,
  session: Session,
  items: readonly ItemInput[],
): Promise<Planning['lines']> {
  const numbers = new Set(
    items.flatMap(({ data }) => ('invoiceNumber' in data ? [normaliseNumber(data.invoiceNumber)] : [])),
  );
  if (numbers.size === 0) return new Map();
  const invoices = await trx
    .selectFrom('documents')
    .select(['doc_number', sql<number>`coalesce(merged_invoice_id, id)`.as('final_id')])
    .where('customer_id', '=', session.customer.id)
    .where('kind', 'in', ['invoice', 'merged_invoice'])
    .execute();
  const named = invoices.filter(({ doc_number }) => numbers.has(normaliseNumber(doc_number)));
  if (named.length === 0) return new Map();
  const finalIds = named.map(({ final_id }) => final_id);
  const lines = await selectLines(trx, session).where('d.id', 'in', finalIds).orderBy('i.line').execute();
  const found = new Map<string, InvoiceLine[]>();
  for (const { doc_number, final_id } of named)
    for (const line of lines.filter(({ id }) => id === final_id)) {
      const name = nameOf(doc_number, line.article_name);
      found.set(name, [...(found.get(name) ?? []), line]);
    }
  return found;
}

const nameOf = (invoiceNumber: string, sku: string): string =>
  `${normaliseNumber(invoiceNumber)}/${normaliseNumber(sku)}`;

/** The line that an item entered by hand means: that of its price where the invoice has the article several times. */
function findNamed(
  lines: Planning['lines'],
  { invoiceNumber, sku, price }: Schemas['UnknownClaimItemData'],
): InvoiceLine | null {
  const named = lines.get(nameOf(invoiceNumber, sku)) ?? [];
  return named.find((line) => line.price === toMinor(price)) ?? named[0] ?? null;
}

/** Errors of an item's files: they must be uploaded by the customer, and belong to no other item. */
async function checkImages(
  trx: Kysely<Database>,
  session: Session,
  images: readonly number[],
  others: readonly Planned[],
  field: string,
): Promise<FieldError[]> {
  if (images.length === 0) return [];
  if (images.length > maxClaimFiles)
    return [{ field, message: `An item has at most ${String(maxClaimFiles)} files.` }];
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
