import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const ordinary = skuOf(demoArticles.ordinary);
const ended = skuOf(demoArticles.endOfLife);

function upload(
  content: string | Uint8Array<ArrayBuffer>,
  name = 'list.csv',
  fields: Record<string, string> = {},
): FormData {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set('file', new Blob([content], { type: 'text/csv' }), name);
  return body;
}

eachDatabase('OEM list', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const search = (content: string | Uint8Array<ArrayBuffer>, name?: string) =>
    client.ok('oemBatchSearch', { body: upload(content, name) });
  const oemNumber = () =>
    sandbox.db
      .selectFrom('article_numbers as n')
      .innerJoin('articles as a', 'a.id', 'n.article_id')
      .select(['n.number', 'n.brand', 'a.sku'])
      .where('n.kind', '=', 'oem')
      .where('a.eol', '=', false)
      .where('n.number_normalised', 'not in', sandbox.db.selectFrom('articles').select('sku_normalised'))
      .orderBy('a.id')
      .executeTakeFirstOrThrow();

  test('CAT-26 CALL-117 one row per line, in the order of the file: own numbers, OEM numbers, analogues, unknown ones', async () => {
    const oem = await oemNumber();
    const analogue = await sandbox.db
      .selectFrom('article_numbers as n')
      .select('n.number')
      .where('n.kind', '=', 'analogue')
      .where('n.article_id', '=', demoArticles.ordinary)
      .where('n.number_normalised', 'not in', sandbox.db.selectFrom('articles').select('sku_normalised'))
      .executeTakeFirstOrThrow();
    const rows = await search(
      `${ordinary}\nNOT-SOLD-1\n${oem.number}\n${analogue.number}\n${ordinary}\n`,
      'list.txt',
    );
    expect(rows.map(({ requestedName, found, replacement }) => [requestedName, found, replacement])).toEqual([
      [ordinary, true, null],
      ['NOT-SOLD-1', false, null],
      [oem.number, true, null],
      [analogue.number, true, null],
      [ordinary, true, null],
    ]);
    expect(rows[0]?.result.map(({ name }) => name)).toEqual([ordinary]);
    expect(rows[1]?.result).toEqual([]);
    expect(rows[2]?.result.map(({ name }) => name)).toContain(oem.sku);
    expect(rows[3]?.result.map(({ name }) => name)).toContain(ordinary);
    expect(rows[0]?.result[0]).toMatchObject({ amount: { currencyCode: 'EUR' }, stock: expect.any(Array) });
  });

  test('CAT-26 articles that are no longer made are followed by their replacements, full or partial', async () => {
    const [full] = await search(ended);
    expect(full).toMatchObject({ found: true, replacement: 'full' });
    expect(full?.result.map(({ name }) => name)).toEqual([ended, ordinary]);

    await sandbox.db
      .updateTable('article_replacements')
      .set({ partial: true })
      .where('article_id', '=', demoArticles.endOfLife)
      .execute();
    const [partial] = await search(ended);
    expect(partial?.replacement).toBe('partial');
    expect(partial?.result.map(({ name }) => name)).toEqual([ended, ordinary, skuOf(demoArticles.split)]);
    await sandbox.db
      .updateTable('article_replacements')
      .set({ partial: false })
      .where('article_id', '=', demoArticles.endOfLife)
      .where('sort', '=', 0)
      .execute();

    const [alone] = await search(skuOf(demoArticles.endOfLifeAlone));
    expect(alone).toMatchObject({ found: true, replacement: null });
  });

  test('CAT-26 dashes, dots, spaces and case do not matter', async () => {
    const digits = ordinary.replaceAll(/[^0-9A-Za-z]/g, '');
    const dotted = [...digits.toLowerCase()].join('.');
    const rows = await search(`${digits}\n${dotted}\n  ${digits.slice(0, 3)} - ${digits.slice(3)}  \n`);
    expect(rows.map(({ result }) => result.map(({ name }) => name))).toEqual([
      [ordinary],
      [ordinary],
      [ordinary],
    ]);
  });

  test.each([
    ['semicolons and a header', `Number;Brand\n${ordinary};X\n`],
    ['commas, quotes and CRLF', `"${ordinary}","a ""quoted"" word, with comma"\r\n`],
    ['tabs', `${ordinary}\tbrake pad\n`],
    ['old line endings', `OEM\r${ordinary}\r`],
    ['a UTF-8 byte order mark', `\uFEFF${ordinary}\n`],
    ['empty lines', `\n\n;;\n${ordinary}\n;\n`],
    ['a quantity in the next column', `${ordinary};4\n`],
    ['a header in Russian', `Артикул\n${ordinary}\n`],
    ['the brand in front', `Some Brand;${ordinary}\n`],
  ])('CAT-25 a list with %s is read', async (_what, content) => {
    expect(await search(content)).toMatchObject([{ requestedName: ordinary, found: true }]);
  });

  test('DAY-57 a brand may stand before its number in one cell, and a quantity behind it', async () => {
    const { brand } = await client.ok('getArticle', { path: { id: ordinary } });
    const oem = await oemNumber();
    const rows = await search(
      `${brand} ${ordinary};2\n${oem.brand} ${oem.number};12;x\nUnbekannt ${ordinary}\n`,
    );
    expect(rows.map(({ requestedName, qty, found }) => [requestedName, qty, found])).toEqual([
      [`${brand} ${ordinary}`, 2, true],
      [`${oem.brand} ${oem.number}`, 12, true],
      [`Unbekannt ${ordinary}`, null, false],
    ]);
    expect(rows[0]?.result.map(({ name }) => name)).toEqual([ordinary]);
    expect(rows[1]?.result.map(({ name }) => name)).toContain(oem.sku);
  });

  test('CAT-25 a list in UTF-16, as Excel saves Unicode text, is read', async () => {
    const bytes = new Uint8Array(Buffer.from(`\uFEFFНомер\t\r\n${ordinary}\t\r\n`, 'utf16le'));
    expect(await search(bytes, 'list.txt')).toMatchObject([{ requestedName: ordinary, found: true }]);
  });

  test('CAT-26 a brand next to the number narrows the result', async () => {
    const oem = await oemNumber();
    const [before, behind, other] = await search(
      `${oem.brand};${oem.number}\n${oem.number};${oem.brand}\n${oem.number};Unknown\n`,
    );
    for (const row of [before, behind, other])
      expect(row).toMatchObject({ requestedName: oem.number, found: true });
  });

  test('CAT-25 another kind of file, an empty one and one with too many numbers are refused with a message', async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it does capture the client
    const refuse = (body: FormData) => client.call('oemBatchSearch', { body });
    expect(await refuse(upload(ordinary, 'list.xlsx'))).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'file', message: 'The file must be .csv or .txt.' }] },
    });
    expect(await refuse(upload('\n;\n'))).toMatchObject({
      body: { messages: ['The file holds no numbers.'] },
    });
    expect(await refuse(upload('A1\n'.repeat(5001)))).toMatchObject({
      body: { messages: ['The file holds 5001 numbers, at most 5000 can be searched at once.'] },
    });
  });

  test('CALL-117 without article_list nothing is searched', async () => {
    const accountant = await sandbox.as('accountant');
    expect((await accountant.call('oemBatchSearch', { body: upload(ordinary) })).status).toBe(403);
  });

  test('CAT-27 CAT-28 CALL-118 the results as csv by default: one line per article, the name in content-disposition', async () => {
    const { headers, bytes } = await client.call('exportOemBatchSearch', {
      body: upload(`${ended}\n=NOT(1)\n${ordinary}\n`),
    });
    expect(headers.get('content-disposition')).toContain('filename="oem-list.csv"');
    const [head, ...rows]: string[][] = parse(bytes, { bom: true, delimiter: ';', escape: '\\' });
    expect(head?.slice(0, 6)).toEqual([
      'Requested number',
      'Found',
      'Replacement',
      'Brand',
      'Article',
      'Description',
    ]);
    expect(
      rows.map(([requested, found, replacement, , article]) => [requested, found, replacement, article]),
    ).toEqual([
      [ended, 'yes', 'full', ended],
      [ended, 'yes', 'full', ordinary],
      ["'=NOT(1)", 'no', '', ''],
      [ordinary, 'yes', '', ordinary],
    ]);
  });

  test.each(['xlsx', 'xls'] as const)(
    'CAT-27 CALL-118 as %s, without headers when requested',
    async (format) => {
      const { headers, bytes } = await client.call('exportOemBatchSearch', {
        body: upload(`${ordinary}\n`, 'list.csv', { format, withHeaders: '0' }),
      });
      expect(headers.get('content-disposition')).toContain(`filename="oem-list.${format}"`);
      const book = read(bytes, { type: 'buffer' });
      const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.[4]).toBe(ordinary);
      expect(rows[0]?.[6]).toBeTypeOf('number');
    },
  );
});
