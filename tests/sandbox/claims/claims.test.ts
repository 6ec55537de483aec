import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceClaims } from '../../../sandbox/clock/advanceClaims.ts';
import type { Body } from '../../../sandbox/http/route.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

type Claim = Body<'createClaim'>;
type Item = Claim['items'][number];

const file = (content: BlobPart, name: string) => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
};

const known = (
  { sku, invoice, item }: { sku: string; invoice: number; item: number },
  data: { qty?: number; description?: string; images?: number[] } = {},
  clarification: Item['clarification'] = null,
): Item => ({ data: { sku, invoice, item, qty: 1, description: 'Wrong part', ...data }, clarification });

const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { fields: { field: string; message: string }[] }).fields.map(({ field }) => field);

/** The fields of a claim's item (CLM-45). */
const itemFields = [
  'id',
  'article',
  'status',
  'qty',
  'priceByItem',
  'invoiceDocumentNumber',
  'invoiceDate',
  'description',
  'hasCrashedBoxRetention',
  'hasBadPackingRetention',
  'carBrand',
  'carModel',
  'carModelClarification',
  'carModelYear',
  'fittingDate',
  'fittingOnMillage',
  'problemDate',
  'problemOnMillage',
  'rejectionReason',
  'rejectionExplanation',
  'attachments',
] as const;

eachDatabase('claims', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let other: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    other = await sandbox.as('buyer');
  });
  afterAll(() => sandbox.close());

  /** Lines of the customer's final invoices with 2 pieces or more that are not claimed, each article once. */
  async function freeLines(count: number) {
    const rows = await sandbox.db
      .selectFrom('document_items as i')
      .innerJoin('documents as d', 'd.id', 'i.document_id')
      .leftJoin('claim_items as c', 'c.article_name', 'i.article_name')
      .select(['d.id as invoice', 'd.doc_number', 'd.date', 'i.line as item', 'i.article_name as sku'])
      .select(['i.qty', 'i.price'])
      .where('d.customer_id', '=', 1)
      .where('d.kind', '=', 'merged_invoice')
      .where('d.currency_code', '=', 'EUR')
      .where('i.article_name', '<>', 'DELIVERY')
      .where('i.qty', '>=', 2)
      .where('c.id', 'is', null)
      .distinctOn('i.article_name')
      .orderBy('i.article_name')
      .limit(count)
      .execute();
    expect(rows).toHaveLength(count);
    return rows;
  }
  const freeLine = async () => {
    const [line] = await freeLines(1);
    if (!line) throw new Error('no line');
    return line;
  };
  /** A line of a final invoice in pounds. */
  const lineInPounds = () =>
    sandbox.db
      .selectFrom('document_items as i')
      .innerJoin('documents as d', 'd.id', 'i.document_id')
      .select(['d.id as invoice', 'i.line as item', 'i.article_name as sku'])
      .where('d.customer_id', '=', 1)
      .where('d.kind', '=', 'merged_invoice')
      .where('d.currency_code', '=', 'GBP')
      .where('i.article_name', '<>', 'DELIVERY')
      .orderBy('d.id')
      .limit(1)
      .executeTakeFirstOrThrow();
  const createIn = (currency: string, type: Claim['type'], ...items: Item[]) =>
    client.call('createClaim', { body: { type, items }, headers: { cc: currency } });
  const create = createIn.bind(null, 'EUR');
  const created = async (type: Claim['type'], ...items: Item[]) => {
    const { id } = await client.ok('createClaim', { body: { type, items } });
    return client.ok('getClaim', { path: { id } });
  };
  /** Lets the distributor take one step with every claim that it has not worked on yet. */
  const work = () => advanceClaims(sandbox.db, new Date());

  test('CLM-01, CLM-44: the list has a page of the customer’s claims, newest first, and its filters', async () => {
    const { items, meta } = await client.ok('listClaims');
    expect(meta).toEqual({ page: 1, limit: 20, total: items.length });
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.map(({ documentDate }) => documentDate)).toEqual(
      items
        .map(({ documentDate }) => documentDate)
        .toSorted()
        .reverse(),
    );
    for (const one of items) {
      expect(one.documentNumber).toBe(`${one.type === 'return' ? 'RET' : 'REC'}-${String(one.id)}`);
      expect(one.subtotal?.value).toBeGreaterThan(0);
    }
    const only = async (filter: object) =>
      (await client.ok('listClaims', { query: { filter } })).items.map(({ id }) => id);
    const ids = (fits: (one: (typeof items)[number]) => boolean) => items.filter(fits).map(({ id }) => id);
    expect(await only({ type: ['return'] })).toEqual(ids(({ type }) => type === 'return'));
    expect(await only({ status: ['closed', 'accepted'] })).toEqual(
      ids(({ status }) => status !== 'received'),
    );
    expect(await only({ documentNumber: { like: 'rec-' } })).toEqual(
      ids(({ type }) => type === 'reclamation'),
    );
    const [day = ''] = [items.at(-1)?.documentDate?.split('-').reverse().join('.')];
    expect(await only({ documentDate: { from: day, until: day } })).toEqual([items.at(-1)?.id]);
    expect((await other.ok('listClaims')).items).toEqual([]);
  });

  test('claims that wait for the customer are a list, and the counter counts its rows', async () => {
    const { items } = await client.ok('listClaims');
    const whole = await Promise.all(items.map(({ id }) => client.ok('getClaim', { path: { id } })));
    const waits = (claim: (typeof whole)[number]) =>
      (claim.items ?? []).some(({ status }) => status === 'clarification_awaiting');
    const list = async (waiting: '1' | '0') =>
      (await client.ok('listClaims', { query: { filter: { waiting } } })).items.map(({ id }) => id);
    const expected = whole.filter(waits).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(await list('1')).toEqual(expected);
    expect(await list('0')).toEqual(whole.filter((claim) => !waits(claim)).map(({ id }) => id));
    expect((await client.ok('getAttentions')).claims).toEqual({ value: expected.length, level: 'warning' });
  });

  test('CLM-11, CLM-12, CLM-45: demo items have every status; a rejected one has reason and explanation', async () => {
    const { items: claims } = await client.ok('listClaims');
    const whole = await Promise.all(claims.map(({ id }) => client.ok('getClaim', { path: { id } })));
    const items = whole.flatMap((claim) => claim.items ?? []);
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(['received', 'accepted', 'rejected', 'clarification_awaiting']),
    );
    for (const item of items) {
      expect(Object.keys(item).toSorted()).toEqual(itemFields.toSorted());
      expect(item.article).toEqual({ name: expect.any(String) });
      for (const attachment of item.attachments ?? [])
        expect(Object.keys(attachment).toSorted()).toEqual(['fileName', 'hash', 'id']);
      const isRejected = item.status === 'rejected';
      expect(item.rejectionReason !== null && item.rejectionExplanation !== null).toBe(isRejected);
    }
    const neverFilled = itemFields.filter((field) => items.every((item) => item[field] === null));
    expect(neverFilled).toEqual([]);
    expect(whole.map((claim) => claim.items?.length)).toContain(300);
    expect(items.flatMap(({ attachments }) => attachments).length).toBeGreaterThan(2);
    const [first] = claims;
    expect((await other.call('getClaim', { path: { id: first?.id ?? 0 } })).status).toBe(404);
    expect((await client.ok('getAttentions'))['claims']).toEqual({ value: 1, level: 'warning' });
  });

  test('CLM-24, CLM-32: lines of an article, no more pieces than the line has, in one claim and in several', async () => {
    const line = await freeLine();
    const invoices = await client.ok('listClaimInvoices', { query: { article: line.sku } });
    expect(invoices.map(({ date }) => date)).toEqual(
      invoices
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(invoices.find(({ id }) => id === line.invoice)).toMatchObject({
      docNumber: line.doc_number,
      date: line.date,
      items: expect.arrayContaining([
        {
          id: line.item,
          articleName: line.sku,
          qty: line.qty,
          price: { value: line.price / 100, currencyCode: 'EUR' },
        },
      ]),
    });
    const tooMany = await create('return', known(line, { qty: line.qty + 1 }));
    expect(tooMany.status).toBe(400);
    expect(fieldsOf(tooMany)).toEqual(['items.0.data.qty']);
    const together = await create('return', known(line, { qty: line.qty }), known(line));
    expect(fieldsOf(together)).toEqual(['items.1.data.qty']);
    const claim = await created('return', known(line, { qty: line.qty - 1 }));
    expect(claim.items).toMatchObject([{ qty: line.qty - 1, invoiceDocumentNumber: line.doc_number }]);
    expect(fieldsOf(await create('return', known(line, { qty: 2 })))).toEqual(['items.0.data.qty']);
    // Both ask for the last piece at once.
    const answers = await Promise.all([create('return', known(line)), create('return', known(line))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('CLM-35, CLM-36, CLM-37, CLM-38: known and unknown items in one claim, each with its clarification', async () => {
    const line = await freeLine();
    const price = 12.55;
    const claim = await created(
      'reclamation',
      known(line, { description: '  Noisy  ' }, { carBrand: 'Volvo', fittingOnMillage: 10 }),
      {
        data: {
          sku: 'OLD-1',
          price,
          qty: 3,
          invoiceNumber: 'A-77',
          invoiceDate: '2020-02-29',
          description: 'Leaks',
        },
        clarification: { problemDate: '2021-01-02' },
      },
    );
    const subtotal = line.price + 3 * 1255;
    const rates = await sandbox.db
      .selectFrom('claims')
      .select('vat_percent')
      .where('id', '=', claim.id)
      .executeTakeFirstOrThrow();
    expect(claim).toMatchObject({
      type: 'reclamation',
      status: 'received',
      grandTotal: {
        value: (subtotal + Math.round((subtotal * rates.vat_percent) / 100)) / 100,
        currencyCode: 'EUR',
      },
      items: [
        {
          article: { name: line.sku },
          status: 'received',
          description: 'Noisy',
          carBrand: 'Volvo',
          fittingOnMillage: 10,
          carModel: null,
        },
        {
          article: { name: 'OLD-1' },
          qty: 3,
          priceByItem: { value: price },
          invoiceDocumentNumber: 'A-77',
          invoiceDate: '2020-02-29',
          problemDate: '2021-01-02',
        },
      ],
    });
  });

  test('CLM-32: an item entered by hand that names a line of an invoice, in any spelling, is limited by that line and in its currency', async () => {
    const line = await sandbox.db
      .selectFrom('document_items as i')
      .innerJoin('documents as d', 'd.id', 'i.document_id')
      .leftJoin('claim_items as c', 'c.article_name', 'i.article_name')
      .select(['d.doc_number', 'd.date', 'i.article_name', 'i.qty', 'i.price', 'i.line', 'd.id'])
      .where('d.customer_id', '=', 1)
      .where('d.kind', '=', 'merged_invoice')
      .where('d.currency_code', '=', 'GBP')
      .where('i.article_name', '<>', 'DELIVERY')
      .where('c.id', 'is', null)
      .orderBy('i.qty', 'desc')
      .executeTakeFirstOrThrow();
    const byHand = (changes: object = {}): Item => ({
      data: {
        sku: line.article_name.replaceAll(/[^A-Za-z0-9]/g, '-').toLowerCase(),
        price: line.price / 100,
        qty: 1,
        invoiceNumber: line.doc_number.toLowerCase().replaceAll('-', ' '),
        invoiceDate: line.date,
        description: 'Wrong part',
        ...changes,
      },
      clarification: null,
    });
    const inPounds = createIn.bind(null, 'GBP', 'return');
    expect(fieldsOf(await inPounds(byHand({ qty: line.qty + 1 })))).toEqual(['items.0.data.qty']);
    for (const more of [1, 0.004])
      expect(fieldsOf(await inPounds(byHand({ price: line.price / 100 + more })))).toEqual([
        'items.0.data.price',
      ]);
    expect(fieldsOf(await inPounds(byHand({ qty: line.qty }), byHand()))).toEqual(['items.1.data.qty']);
    // Its price was typed in euros.
    const inEuros = await create('return', byHand());
    expect(inEuros.body).toMatchObject({
      fields: [
        {
          field: 'items.0.data.price',
          message: 'This invoice is in GBP, and the portal is set to EUR. Choose GBP at the top, then send.',
        },
      ],
    });
    const { body } = await inPounds(byHand({ qty: line.qty }));
    const { id } = body as { id: number };
    expect(await client.ok('getClaim', { path: { id } })).toMatchObject({
      grandTotal: { currencyCode: 'GBP' },
      items: [{ article: { name: line.article_name }, invoiceDocumentNumber: line.doc_number }],
    });
    const asKnown = { sku: line.article_name, invoice: line.id, item: line.line };
    expect(fieldsOf(await create('return', known(asKnown)))).toEqual(['items.0.data.qty']);
  });

  test('CLM-32: what is claimed of a final invoice is not claimed once more by hand from the invoice that is part of it', async () => {
    const line = await sandbox.db
      .selectFrom('document_items as i')
      .innerJoin('documents as d', 'd.id', 'i.document_id')
      .innerJoin('documents as part', 'part.merged_invoice_id', 'd.id')
      .innerJoin('document_items as own', (join) =>
        join.onRef('own.document_id', '=', 'part.id').onRef('own.article_name', '=', 'i.article_name'),
      )
      .leftJoin('claim_items as c', 'c.article_name', 'i.article_name')
      .select(['d.id as invoice', 'i.line as item', 'i.article_name as sku', 'i.qty', 'i.price'])
      .select(['part.doc_number', 'part.date'])
      .where('d.customer_id', '=', 1)
      .where('d.currency_code', '=', 'EUR')
      .where('i.article_name', '<>', 'DELIVERY')
      .where('i.qty', '>=', 2)
      .where('c.id', 'is', null)
      .orderBy('i.article_name')
      .executeTakeFirstOrThrow();
    await created('return', known(line, { qty: line.qty }));
    const byHand: Item = {
      data: {
        sku: line.sku,
        price: line.price / 100,
        qty: 1,
        invoiceNumber: line.doc_number,
        invoiceDate: line.date,
        description: 'Wrong part',
      },
      clarification: null,
    };
    expect(fieldsOf(await create('return', byHand))).toEqual(['items.0.data.qty']);
  });

  test('CLM-35: an item of an invoice that the back end does not have is in the currency of the request, and in no claim of another', async () => {
    const gbp = await lineInPounds();
    const foreign: Item = {
      data: {
        sku: 'OLD-1',
        price: 12.55,
        qty: 1,
        invoiceNumber: 'A-77',
        invoiceDate: '2020-02-29',
        description: 'Leaks',
      },
      clarification: null,
    };
    expect(fieldsOf(await create('return', known(gbp), foreign))).toEqual(['items.1.data.price']);
    expect(fieldsOf(await create('return', foreign, known(gbp)))).toEqual(['items.1.data.invoice']);
  });

  test('CLM-16: every wrong field of a new claim is named', async () => {
    const line = await freeLine();
    const gbp = await lineInPounds();
    const unknown = {
      sku: ' ',
      price: -1,
      qty: 0,
      invoiceNumber: '',
      invoiceDate: '2999-01-01',
      description: ' ',
    };
    const answer = await create(
      'return',
      known(line),
      known(gbp),
      known({ ...line, item: 9999 }),
      { data: unknown },
      known(line, {}, { carBrand: 'Volvo', hasCrashedBoxRetention: true }),
    );
    expect(fieldsOf(answer)).toEqual([
      'items.1.data.invoice',
      'items.2.data.item',
      'items.3.data.description',
      'items.3.data.qty',
      'items.3.data.sku',
      'items.3.data.invoiceNumber',
      'items.3.data.price',
      'items.3.data.invoiceDate',
      'items.4.clarification.carBrand',
    ]);
    const times = {
      fittingDate: '2024-02-01',
      problemDate: '2024-01-01',
      fittingOnMillage: 9,
      problemOnMillage: 8,
    };
    expect(fieldsOf(await create('reclamation', known(line, {}, times)))).toEqual([
      'items.0.clarification.problemDate',
      'items.0.clarification.problemOnMillage',
    ]);
    // The invoice of another customer.
    const mine = { sku: line.sku, invoice: line.invoice, item: line.item, qty: 1, description: 'x' };
    const foreign = await other.call('createClaim', { body: { type: 'return', items: [{ data: mine }] } });
    expect(fieldsOf(foreign)).toEqual(['items.0.data.item']);
    expect((await client.send('createClaim', { body: { type: 'gift', items: [] } })).status).toBe(400);
  });

  test('CLM-13, CLM-15, GAP-128: the distributor asks, the customer answers, and the claim goes on to its credit invoice', async () => {
    const [line, second] = await freeLines(2);
    if (!line || !second) throw new Error('no lines');
    const claim = await created(
      'reclamation',
      known(line, { qty: 2 }),
      known(second, {}, { fittingOnMillage: 1, problemOnMillage: 200_000 }),
    );
    const read = () => client.ok('getClaim', { path: { id: claim.id } });
    const [item] = claim.items ?? [];
    if (!item) throw new Error('no item');
    const update = (body: Body<'updateClaimItem'>) =>
      client.call('updateClaimItem', { path: { id: item.id }, body });
    // Nothing is asked yet.
    expect((await update({ data: { qty: 1, description: 'x' } })).status).toBe(400);
    await work();
    expect((await read()).items).toMatchObject([
      { status: 'clarification_awaiting' },
      { status: 'rejected', rejectionReason: 'Normal wear' },
    ]);
    const comments = await client.ok('listClaimComments', { path: { id: claim.id } });
    expect(comments).toMatchObject([{ user: { firstName: 'Oliver', lastName: 'Saar' } }]);
    await work();
    expect(await client.ok('listClaimComments', { path: { id: claim.id } })).toHaveLength(1);

    const wrong = await update({
      data: { qty: line.qty + 1, description: ' ' },
      clarification: { hasCrashedBoxRetention: true },
    });
    expect(fieldsOf(wrong).toSorted()).toEqual([
      'clarification.hasCrashedBoxRetention',
      'data.description',
      'data.qty',
    ]);
    const answer = await update({
      data: { qty: 1, description: 'Noisy at 80 km/h' },
      clarification: { fittingOnMillage: 100, problemOnMillage: 900 },
    });
    expect(answer.body).toMatchObject({
      status: 'received',
      qty: 1,
      description: 'Noisy at 80 km/h',
      problemOnMillage: 900,
    });
    expect((await update({ data: { qty: 1, description: 'x' } })).status).toBe(400);
    await work();
    expect(await read()).toMatchObject({
      status: 'accepted',
      items: [{ status: 'accepted' }, { status: 'rejected' }],
    });
    await work();
    expect((await read()).status).toBe('closed');
    const { items: credits } = await client.ok('listCreditInvoices', { query: { limit: 1 } });
    expect(credits).toMatchObject([
      { docNumber: expect.stringMatching(/^CR-\d+$/), qty: 1, subtotal: { value: line.price / 100 } },
    ]);
    const credit = await client.ok('getCreditInvoice', { path: { id: credits[0]?.id ?? 0 } });
    expect(credit.items).toMatchObject([{ articleName: line.sku, qty: 1 }]);
    expect(credit.invoices?.length).toBeGreaterThan(0);
    // Pieces of a rejected item can be claimed again.
    expect((await create('return', known(second, { qty: second.qty }))).status).toBe(200);
  });

  test('a claim of which everything is rejected is closed without a credit invoice', async () => {
    const line = await freeLine();
    const before = (await client.ok('listCreditInvoices')).meta?.total;
    const claim = await created('return', known(line, {}, { hasCrashedBoxRetention: true }), {
      data: {
        sku: 'X',
        price: 1,
        qty: 1,
        invoiceNumber: 'NONE',
        invoiceDate: '2020-01-01',
        description: 'x',
      },
    });
    await work();
    const closed = await client.ok('getClaim', { path: { id: claim.id } });
    expect(closed.status).toBe('closed');
    expect(closed.items?.map(({ rejectionReason }) => rejectionReason)).toEqual([
      'Packaging damaged',
      'Invoice not found',
    ]);
    expect((await client.ok('listCreditInvoices')).meta?.total).toBe(before);
  });

  test('CLM-17, CLM-18: comments with their author, oldest first; an empty one is refused', async () => {
    const claim = await created('return', known(await freeLine()));
    const path = { id: claim.id };
    const comment = await client.ok('addClaimComment', { path, body: { text: ' Please call us. ' } });
    expect(comment).toMatchObject({
      user: { firstName: 'Kadri', lastName: 'Tamm' },
      text: 'Please call us.',
    });
    await client.ok('addClaimComment', { path, body: { text: 'Thanks' } });
    const texts = (await client.ok('listClaimComments', { path })).map(({ text }) => text);
    expect(texts).toEqual(['Please call us.', 'Thanks']);
    expect(fieldsOf(await client.call('addClaimComment', { path, body: { text: '  ' } }))).toEqual(['text']);
    expect((await other.call('addClaimComment', { path, body: { text: 'x' } })).status).toBe(404);
    expect((await other.call('listClaimComments', { path })).status).toBe(404);
  });

  test('CLM-39, CLM-40, CLM-41: files of a new item and of an existing one open at their address, and can be removed', async () => {
    const upload = async (form: FormData) => client.ok('uploadClaimAttachment', { body: form });
    const one = await upload(file('picture', 'Foto ä 1.png'));
    expect(one.url).toMatch(/^\/api\/v3\/claim\/attachment\/[0-9a-f]{32}\/Foto%20%C3%A4%201\.png$/);
    const claim = await created('return', known(await freeLine(), { images: [one.id] }));
    const [item] = claim.items ?? [];
    const [attachment] = item?.attachments ?? [];
    if (!item || !attachment) throw new Error('no attachment');
    expect(attachment).toMatchObject({ id: one.id, fileName: 'Foto ä 1.png' });
    const path = { hash: attachment.hash ?? '', fileName: attachment.fileName ?? '' };
    const opened = await client.call('getClaimAttachment', { path });
    expect(opened.headers.get('content-type')).toBe('image/png');
    expect(opened.headers.get('content-disposition')).toMatch(/^inline; /);
    expect(opened.bytes.toString()).toBe('picture');
    expect((await other.call('getClaimAttachment', { path })).status).toBe(404);
    // A file belongs to one item.
    expect(fieldsOf(await create('return', known(await freeLine(), { images: [one.id] })))).toEqual([
      'items.0.data.images',
    ]);

    const more = await client.ok('uploadClaimItemAttachment', {
      path: { id: item.id },
      body: file('MZ', 'run.exe'),
    });
    const saved = await client.call('getClaimAttachment', {
      path: { hash: more.url?.split('/')[5] ?? '', fileName: 'run.exe' },
    });
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect((await other.call('deleteClaimAttachment', { path: { id: more.id ?? 0 } })).status).toBe(404);
    await client.ok('deleteClaimAttachment', { path: { id: more.id } });
    expect((await client.ok('getClaim', { path: { id: claim.id } })).items?.[0]?.attachments).toHaveLength(1);
    // Once an item is decided, its files stay.
    await work();
    expect((await client.call('deleteClaimAttachment', { path: { id: one.id } })).status).toBe(400);
    const late = await client.call('uploadClaimItemAttachment', {
      path: { id: item.id },
      body: file('x', 'x.txt'),
    });
    expect(late.status).toBe(400);
  });

  test('GAP-133: empty files, files above 10 MB and more than ten an item are field errors', async () => {
    const claim = await created('return', known(await freeLine()));
    const path = { id: claim.items?.[0]?.id ?? 0 };
    const upload = (form: FormData) => client.call('uploadClaimItemAttachment', { path, body: form });
    expect(fieldsOf(await upload(file('', 'empty.png')))).toEqual(['file']);
    expect(fieldsOf(await upload(file(new Uint8Array(10_000_000 + 1), 'big.png')))).toEqual(['file']);
    expect((await upload(file(new Uint8Array(10_000_000), 'largest.png'))).status).toBe(200);
    for (let count = 2; count <= 10; count += 1) expect((await upload(file('x', 'x.txt'))).status).toBe(200);
    expect(fieldsOf(await upload(file('x', 'x.txt')))).toEqual(['file']);
    const images = Array.from({ length: 11 }, (_, index) => index + 1);
    expect(fieldsOf(await create('return', known(await freeLine(), { images })))).toEqual([
      'items.0.data.images',
    ]);
  });
});
