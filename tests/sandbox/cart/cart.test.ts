import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('cart', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  let buyer: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
    buyer = await sandbox.as('buyer');
    await emptyCarts();
  });
  afterEach(() => emptyCarts());
  afterAll(() => sandbox.close());

  async function emptyCarts(): Promise<void> {
    for (const type of ['regular', 'reservation', 'backorder'] as const) {
      await client.ok('clearCart', { query: { type } });
    }
    await buyer.ok('clearCart');
  }

  function put(article: number, qty: number, type: 'regular' | 'reservation' | 'backorder' = 'regular') {
    return client.ok('setCartQty', { body: { article, qty, type } });
  }

  function upload(text: string | Uint8Array<ArrayBuffer>, type = 'regular', name = 'cart.csv') {
    const form = new FormData();
    form.set('type', type);
    form.set('file', new Blob([text]), name);
    return client.call('importCart', { body: form });
  }

  async function skuOf(id: number): Promise<string> {
    const { sku } = await sandbox.db
      .selectFrom('articles')
      .select('sku')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return sku;
  }

  test('CART-55 GAP-47 setting a quantity twice leaves the second one, in the cart of that type only', async () => {
    await put(demoArticles.ordinary, 4);
    const line = await put(demoArticles.ordinary, 2);
    expect(line).toMatchObject({ requestedQty: 2, qty: 2, valid: true });
    const cart = await client.ok('getCart');
    expect(cart.items.map(({ id, requestedQty }) => [id, requestedQty])).toEqual([[line.id, 2]]);
    const reserved = async () => (await client.ok('getCart', { query: { type: 'reservation' } })).items;
    expect(await reserved()).toEqual([]);
    await put(demoArticles.ordinary, 6, 'reservation');
    expect((await reserved()).map(({ article, requestedQty }) => [article.id, requestedQty])).toEqual([
      [demoArticles.ordinary, 6],
    ]);
    expect((await client.ok('getCart')).items).toEqual(cart.items);
  });

  test('GAP-47 quantity 0 removes the line', async () => {
    const line = await put(demoArticles.ordinary, 4);
    expect(await put(demoArticles.ordinary, 0)).toMatchObject({ id: line.id, qty: 0, requestedQty: 0 });
    expect((await client.ok('getCart')).items).toEqual([]);
  });

  test('GAP-49 a quantity that is not a multiple is a field error on qty', async () => {
    const { status, body } = await client.call('setCartQty', {
      body: { article: demoArticles.inTens, qty: 15, type: 'regular' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({ fields: [{ field: 'qty', message: 'The quantity must be a multiple of 10.' }] });
  });

  test('CART-30 an unknown article is not found, one no longer sold is a field error on article', async () => {
    const unknown = await client.call('setCartQty', { body: { article: 999_999, qty: 1, type: 'regular' } });
    expect(unknown.status).toBe(404);
    await sandbox.db
      .updateTable('articles')
      .set({ active: false })
      .where('id', '=', demoArticles.bare)
      .execute();
    const gone = await client.call('setCartQty', {
      body: { article: demoArticles.bare, qty: 1, type: 'regular' },
    });
    await sandbox.db
      .updateTable('articles')
      .set({ active: true })
      .where('id', '=', demoArticles.bare)
      .execute();
    expect(gone.body).toEqual({ fields: [{ field: 'article', message: 'This article is no longer sold.' }] });
  });

  test('CART-23 a line is updated by its id, and is not found in a cart of another type', async () => {
    const { id } = await put(demoArticles.ordinary, 4);
    const path = { itemId: id };
    expect(await client.ok('updateCartItem', { path, body: { qty: 6, type: 'regular' } })).toMatchObject({
      id,
      requestedQty: 6,
    });
    const elsewhere = await client.call('updateCartItem', { path, body: { qty: 6, type: 'backorder' } });
    expect(elsewhere.status).toBe(404);
  });

  test('CART-24 GAP-51 a line is removed by each of the three forms', async () => {
    const regular = await put(demoArticles.ordinary, 4);
    await client.ok('removeRegularCartItem', { path: { itemId: regular.id } });
    const reserved = await put(demoArticles.inTransitOnly, 4, 'reservation');
    await client.ok('removeReservationCartItem', { path: { itemId: reserved.id } });
    const waiting = await put(demoArticles.outOfStock, 4, 'backorder');
    const path = { type: 'backorder' as const, itemId: waiting.id };
    await client.ok('removeCartItem', { path });
    expect((await client.call('removeCartItem', { path })).status).toBe(404);
  });

  test('a line of another access cannot be changed', async () => {
    const { id } = await put(demoArticles.ordinary, 4);
    expect((await buyer.call('removeRegularCartItem', { path: { itemId: id } })).status).toBe(404);
    expect((await buyer.ok('getCart')).items).toEqual([]);
  });

  test('CART-25 GAP-50 clearing empties the cart of that type only', async () => {
    await put(demoArticles.ordinary, 4);
    await put(demoArticles.inTransitOnly, 4, 'reservation');
    await client.ok('clearCart');
    expect((await client.ok('getCart')).items).toEqual([]);
    expect((await client.ok('getCart', { query: { type: 'reservation' } })).items).toHaveLength(1);
  });

  test('CART-16 CART-42 the preview takes pieces from the chosen warehouses in the order they are chosen in', async () => {
    await put(demoArticles.split, 8);
    const cart = await client.ok('getCart', { query: { warehouses: [3, 1] } });
    expect(cart.items[0]).toMatchObject({
      qty: 8,
      requestedQty: 8,
      stocks: [
        { warehouse: { id: 3, name: 'Hamburg' }, stockAmount: 5, backorderAmount: 0 },
        { warehouse: { id: 1, name: 'Tallinn' }, stockAmount: 3, backorderAmount: 0 },
      ],
    });
  });

  test('CART-22 CART-41 a shortage shows as a quantity below the requested one, and is not charged', async () => {
    await put(demoArticles.split, 8);
    const cart = await client.ok('getCart', { query: { warehouses: [2] } });
    const price = cart.items[0]?.calculatedPrice.amount ?? 0;
    expect(cart).toMatchObject({ qty: 5, requestedQty: 8 });
    expect(cart.total.value).toBeCloseTo(price * 5, 2);
  });

  test('CART-11 with useBackorder the shortage is on backorder at the first warehouse', async () => {
    await put(demoArticles.split, 8);
    const cart = await client.ok('getCart', { query: { warehouses: [2, 1], useBackorder: 1 } });
    expect(cart.items[0]).toMatchObject({ qty: 8, requestedQty: 8 });
    await put(demoArticles.split, 18);
    const short = await client.ok('getCart', { query: { warehouses: [2, 1], useBackorder: 1 } });
    expect(short.items[0]?.stocks).toMatchObject([
      { stockAmount: 5, backorderAmount: 8 },
      { stockAmount: 5, backorderAmount: 0 },
    ]);
  });

  test('CART-08 CART-52 a read-only, foreign or missing warehouse is a field error on warehouses', async () => {
    for (const warehouses of [[5], [7], [999]]) {
      const { status, body } = await client.call('getCart', { query: { warehouses } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: [{ field: 'warehouses' }] });
    }
  });

  test('CART-16 the reservation cart counts goods in transit and has no warehouse columns', async () => {
    await put(demoArticles.inTransitOnly, 150, 'reservation');
    const cart = await client.ok('getCart', { query: { type: 'reservation' } });
    expect(cart.items[0]).toMatchObject({ qty: 100, requestedQty: 150, stocks: [] });
  });

  test('GAP-45 the backorder cart takes any quantity of an article that is still made', async () => {
    await put(demoArticles.outOfStock, 40, 'backorder');
    expect(await client.ok('getCart', { query: { type: 'backorder' } })).toMatchObject({ qty: 40 });
    const { body } = await client.call('setCartQty', {
      body: { article: demoArticles.endOfLife, qty: 1, type: 'backorder' },
    });
    expect(body).toMatchObject({ fields: [{ field: 'article' }] });
  });

  test('CART-01 CART-05 CART-11 without the permission a cart is forbidden', async () => {
    const basic = await sandbox.as('basic');
    expect((await basic.call('getCart')).status).toBe(403);
    for (const type of ['reservation', 'backorder'] as const) {
      expect((await buyer.call('getCart', { query: { type } })).status).toBe(403);
      const refused = await buyer.call('setCartQty', {
        body: { article: demoArticles.ordinary, qty: 1, type },
      });
      expect(refused.status).toBe(403);
    }
    expect((await buyer.call('getCart', { query: { useBackorder: 1 } })).status).toBe(403);
  });

  test('API-03 prices are in the currency of the CC header', async () => {
    await put(demoArticles.ordinary, 2);
    const euros = await client.ok('getCart');
    const dollars = await client.ok('getCart', { headers: { CC: 'usd' } });
    expect(euros.total.currencyCode).toBe('EUR');
    expect(dollars.total.currencyCode).toBe('USD');
    expect(dollars.total.value).toBeGreaterThan(euros.total.value);
  });

  test('CART-14 GAP-52 a replaced article gives its successors in stock as hints', async () => {
    await put(demoArticles.endOfLife, 4);
    const { hints } = await client.ok('getCart', { query: { warehouses: [1, 2, 3, 4] } });
    const replacements = await sandbox.db
      .selectFrom('article_replacements')
      .select('replacement_id')
      .where('article_id', '=', demoArticles.endOfLife)
      .execute();
    const successors = new Set(replacements.map((row) => row.replacement_id));
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) {
      expect(hint.requestedNo).toBe(await skuOf(demoArticles.endOfLife));
      expect(hint.requestedQty % hint.article.multiple).toBe(0);
      expect(hint.stock.some(({ amount }) => amount > 0)).toBe(true);
    }
    expect(hints.some(({ article }) => successors.has(article.id))).toBe(true);
  });

  test('GAP-52 a hint disappears when its article is in the cart', async () => {
    await put(demoArticles.endOfLife, 4);
    const [hint] = (await client.ok('getCart')).hints;
    if (hint === undefined) throw new Error('no hint');
    await put(hint.article.id, hint.requestedQty);
    const after = await client.ok('getCart');
    expect(after.hints.map(({ article }) => article.id)).not.toContain(hint.article.id);
  });

  test.each([
    ['semicolons and CRLF', ';', '\r\n', ''],
    ['commas', ',', '\n', ''],
    ['tabs', '\t', '\n', ''],
    ['a byte order mark', ';', '\r\n', '\uFEFF'],
  ])('GAP-53 a file with %s is imported, with or without header', async (_case, separator, end, mark) => {
    const sku = await skuOf(demoArticles.ordinary);
    const tens = await skuOf(demoArticles.inTens);
    const rows = [
      [sku, '6'],
      [tens, '20'],
    ].map((row) => row.join(separator));
    for (const head of [['Article', 'Qty'].join(separator), null]) {
      const text = mark + [...(head === null ? [] : [head]), ...rows, ''].join(end);
      const { body } = await upload(text, 'regular', 'cart.TXT');
      expect(body).toEqual({ status: 'ok' });
      const { items } = await client.ok('getCart');
      expect(items.map(({ article, requestedQty }) => [article.name, requestedQty])).toEqual([
        [sku, 6],
        [tens, 20],
      ]);
      await client.ok('clearCart');
    }
  });

  test('GAP-53 the text files of spreadsheets, UTF-16 with tabs, are read too', async () => {
    const text = `\uFEFF${await skuOf(demoArticles.ordinary)}\t3\r\n`;
    const { body } = await upload(Uint8Array.from(Buffer.from(text, 'utf16le')));
    expect(body).toEqual({ status: 'ok' });
  });

  test('CART-37 GAP-53 bad lines are listed with number and content, good ones are in the cart', async () => {
    const sku = await skuOf(demoArticles.ordinary);
    const tens = await skuOf(demoArticles.inTens);
    const text = `${sku};4\n\nNO-SUCH-NUMBER;2\n${tens};15\n${sku};many\n;3\n${sku}\n${sku.toLowerCase()};1\n`;
    const { status, body } = await upload(text);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'error',
      errors: [
        { line: 3, content: 'NO-SUCH-NUMBER;2', message: 'Article not found.' },
        { line: 4, content: `${tens};15`, message: 'The quantity must be a multiple of 10.' },
        {
          line: 5,
          content: `${sku};many`,
          message: 'The quantity must be a whole number from 1 to 999\u00a0999',
        },
        { line: 6, content: ';3', message: 'The article number is missing' },
        { line: 7, content: sku, message: 'The quantity is missing' },
      ],
    });
    const { items } = await client.ok('getCart');
    expect(items.map(({ article, requestedQty }) => [article.name, requestedQty])).toEqual([[sku, 5]]);
  });

  test('GAP-52 GAP-53 an imported number that is not sold, but is replaced by an article in stock, becomes a hint', async () => {
    const oem = await sandbox.db
      .selectFrom('article_numbers as n')
      .innerJoin('stock as s', 's.article_id', 'n.article_id')
      .innerJoin('articles as a', 'a.id', 'n.article_id')
      .select(['n.number', 'n.article_id'])
      .where('n.kind', '=', 'oem')
      .where('s.warehouse_id', '=', 1)
      .where('s.amount', '>', 0)
      .where('a.eol', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('articles as b')
              .select('b.id')
              .whereRef('b.sku_normalised', '=', 'n.number_normalised'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    await upload(`${oem.number};3\n`);
    const { hints } = await client.ok('getCart', { query: { warehouses: [1] } });
    expect(hints.map(({ requestedNo }) => requestedNo)).toContain(oem.number);
    await client.ok('clearCart');
    expect((await client.ok('getCart')).hints).toEqual([]);
  });

  test.each([
    ['no file', undefined, 'file'],
    ['another kind of file', 'cart.pdf', 'file'],
  ])('CART-34 %s is a field error', async (_case, name, field) => {
    const form = new FormData();
    form.set('type', 'regular');
    if (name !== undefined) form.set('file', new Blob(['x;1']), name);
    const { status, body } = await client.call('importCart', { body: form });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field }] });
  });

  test('CART-34 an empty file is refused with a message', async () => {
    const { status, body } = await upload('\n\n');
    expect(status).toBe(400);
    expect(body).toEqual({ messages: ['The file holds no lines.'] });
  });
});
