import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createCreditInvoice } from '../modules/documents/createCreditInvoice.ts';
import type { ClaimItemsTable, Database } from '../db/tables.ts';

/** The customer of `client`. */
const customerId = 1;

/** Items of the longest claim. */
const longClaim = 300;

type Item = Pick<Insertable<ClaimItemsTable>, 'description'> &
  Partial<Omit<Insertable<ClaimItemsTable>, 'clarification'>> & { told?: object; photo?: string };

interface DemoClaim {
  type: 'return' | 'reclamation';
  status: 'received' | 'accepted' | 'closed';
  daysAgo: number;
  items: Item[];
  /** Texts by the customer (`c`) and the distributor's manager (`m`), in turns. */
  comments?: ['c' | 'm', string][];
}

const car = {
  carBrand: 'Volkswagen',
  carModel: 'Passat',
  carModelClarification: 'B8 Variant 2.0 TDI, 110 kW',
  carModelYear: '2017',
};

const demoClaims: DemoClaim[] = [
  {
    type: 'reclamation',
    status: 'received',
    daysAgo: 2,
    items: [
      {
        description:
          'Grinding noise from the front left, louder in right-hand bends. The bearing has visible play.',
        status: 'clarification_awaiting',
        told: car,
        photo: 'bearing-front-left.png',
      },
      {
        description: 'Leaks at the seam since the first day. Fitted by our own workshop with new gaskets.',
        status: 'accepted',
        told: {
          ...car,
          fittingDate: day(60),
          fittingOnMillage: 148_200,
          problemDate: day(9),
          problemOnMillage: 151_950,
        },
        photo: 'leak.png',
      },
      {
        description: 'The pads are worn down to the metal although the discs are new.',
        status: 'rejected',
        told: {
          ...car,
          fittingDate: day(700),
          fittingOnMillage: 31_000,
          problemDate: day(12),
          problemOnMillage: 148_000,
        },
        rejection_reason: 'Normal wear',
        rejection_explanation:
          'The part ran 117000 km. That is its usual life, and no fault of material or manufacture was found.',
      },
      { description: 'Signal drops out when warm; the fault memory shows P0340.', told: car },
    ],
    comments: [
      ['c', 'The car is on the lift until Thursday. Please tell us soon whether you need the parts back.'],
      [
        'm',
        'Thank you. For the bearing we still need the mileage at fitting and now. Please keep the leaking part, we collect it.',
      ],
      ['c', 'The part is packed and labelled with the number of this claim.'],
    ],
  },
  {
    type: 'return',
    status: 'accepted',
    daysAgo: 9,
    items: [
      {
        description: 'Ordered for the wrong engine. Unused, in its original box.',
        status: 'accepted',
        told: { hasCrashedBoxRetention: false, hasBadPackingRetention: false },
      },
      {
        description: 'One too many ordered. The seal of the box is open, the part was never fitted.',
        status: 'rejected',
        told: { hasCrashedBoxRetention: true, hasBadPackingRetention: false },
        rejection_reason: 'Packaging damaged',
        rejection_explanation:
          'The box was damaged before the goods reached us, so the part cannot be sold as new. You can have it sent back.',
        photo: 'box-damaged.png',
      },
    ],
    comments: [['m', 'The first item has arrived and is fine. We credit it with the next invoice.']],
  },
  {
    type: 'return',
    status: 'closed',
    daysAgo: 34,
    items: [
      {
        description: 'The customer has cancelled the repair.',
        status: 'accepted',
        told: { hasCrashedBoxRetention: false },
      },
    ],
    comments: [['m', 'The accepted pieces are credited. You find the credit invoice with your documents.']],
  },
  {
    type: 'reclamation',
    status: 'closed',
    daysAgo: 71,
    items: [
      {
        description: 'No pressure. Bought over the counter last year, we only have the old invoice.',
        status: 'rejected',
        invoice_number: 'FIN-2019-88',
        rejection_reason: 'Invoice not found',
        rejection_explanation:
          'We did not sell this article to you on the invoice that you name. Please check its number and send a new claim.',
      },
    ],
    comments: [['m', 'We cannot accept any of these items. The reason is given at each of them.']],
  },
  {
    type: 'return',
    status: 'received',
    daysAgo: 1,
    items: Array.from({ length: longClaim }, (_, index) => ({
      description: `Stock of the closed branch, shelf ${String.fromCharCode(65 + (index % 12))}${String(1 + (index % 25))}. Unused, in its original box.`,
    })),
    comments: [
      ['c', 'These are all unsold parts of our branch in Tartu. The pallets are ready for collection.'],
    ],
  },
];

/** Claims of `client`: with items in every status, comments, photos, a credited one, and one of 300 items. */
export async function fillClaims(db: Kysely<Database>): Promise<void> {
  const lines = await readLines(db);
  const manager = await userOf(db, 'staff@demo.test');
  const customer = await userOf(db, 'client@demo.test');
  const photo = await drawPhoto();
  let next = 0;
  for (const { type, status, daysAgo, items, comments = [] } of demoClaims.toSorted(
    (one, other) => other.daysAgo - one.daysAgo,
  )) {
    const [first] = lines;
    if (first === undefined) return;
    const made = new Date(Date.now() - daysAgo * 86_400_000);
    const claim = await db
      .insertInto('claims')
      .values({
        customer_id: customerId,
        type,
        status,
        currency_code: first.currency_code,
        vat_percent: first.vat_percent,
        document_date: made.toISOString().slice(0, 10),
        created_at: made,
        // The goods of the open ones arrive later, so that the clock leaves them as they are for a while.
        status_changed_at: new Date(made.getTime() + (status === 'received' ? 30 : 0) * 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { told = {}, photo: fileName, ...item } of items) {
      const line = lines[next++ % lines.length] ?? first;
      const isKnown = item.invoice_number === undefined;
      const { id } = await db
        .insertInto('claim_items')
        .values({
          claim_id: claim.id,
          article_name: line.article_name,
          qty: 1,
          price: line.price,
          invoice_id: isKnown ? line.document_id : null,
          invoice_line: isKnown ? line.line : null,
          invoice_number: line.doc_number,
          invoice_date: line.date,
          clarification: JSON.stringify(told),
          ...item,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (fileName !== undefined)
        await db
          .insertInto('claim_attachments')
          .values({
            customer_id: customerId,
            item_id: id,
            hash: `demo${String(id)}`,
            file_name: fileName,
            content: photo,
          })
          .execute();
    }
    for (const [index, [who, text]] of comments.entries())
      await db
        .insertInto('claim_comments')
        .values({
          claim_id: claim.id,
          user_id: who === 'c' ? customer : manager,
          text,
          created_at: new Date(made.getTime() + (index + 1) * 3_600_000),
        })
        .execute();
    if (status === 'closed')
      await createCreditInvoice(db, claim.id, new Date(made.getTime() + 4 * 86_400_000));
  }
}

/** Lines of the customer's latest final invoices in its first currency, one for each article. */
const readLines = (db: Kysely<Database>) =>
  db
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .innerJoin('customers as c', 'c.id', 'd.customer_id')
    .select(['i.document_id', 'i.line', 'i.article_name', 'i.price', 'd.doc_number', 'd.date'])
    .select(['d.currency_code', 'd.vat_percent'])
    .distinctOn('i.article_name')
    .where('d.customer_id', '=', customerId)
    .where('d.kind', '=', 'merged_invoice')
    .where('i.article_name', '<>', 'DELIVERY')
    .where(sql<boolean>`d.currency_code = c.currency_codes[1]`)
    .orderBy('i.article_name')
    .orderBy('d.id', 'desc')
    .limit(400)
    .execute();

async function userOf(db: Kysely<Database>, email: string): Promise<number> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** A drawn photo of a worn part, small enough for the database. */
const drawPhoto = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><defs><radialGradient id="g"><stop offset="0" stop-color="#d9dee3"/>
<stop offset="1" stop-color="#6b737b"/></radialGradient></defs><rect width="640" height="480" fill="#b08d57"/>
<path d="M0 360h640v120H0z" fill="#8a6a3c"/><circle cx="320" cy="230" r="150" fill="url(#g)" stroke="#3c4249" stroke-width="10"/>
<circle cx="320" cy="230" r="62" fill="#22262a"/><path d="M230 130l60 70-25 40 45 62" fill="none" stroke="#7a1f16" stroke-width="7"/></svg>`,
    ),
  )
    .png({ palette: true, colours: 32 })
    .toBuffer();

/** A day some days ago, YYYY-MM-DD. */
function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}
