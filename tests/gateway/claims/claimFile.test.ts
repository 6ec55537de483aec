import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let lines: Awaited<ReturnType<typeof readLines>>;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  lines = await readLines();
});
afterAll(() => portal.close());

interface Match {
  match: string;
  articleName: string;
  line: { id: string; articleName: string; invoice: { docNumber: string } } | null;
  candidates: { id: string; invoice: { docNumber: string } }[];
}
interface Checked {
  check: {
    __typename: string;
    message?: string;
    fieldErrors?: { path: string; message: string }[];
    rows: {
      line: number;
      articleName: string;
      qty: number;
      price: string;
      invoiceNumber: string;
      invoiceDate: string;
      description: string;
      match: Match;
    }[];
    errors: { line: number; column: string | null; value: string | null; message: string }[];
  };
}

const match =
  'match articleName line { id articleName invoice { docNumber } } candidates { id invoice { docNumber } }';
const check = `mutation ($input: CheckClaimFileInput!) { check: checkClaimFile(input: $input) {
  __typename ... on Problem { message } ... on InvalidInput { fieldErrors { path message } }
  ... on CheckClaimFilePayload {
    rows { line articleName qty price invoiceNumber invoiceDate description match { ${match} } }
    errors { line column value message }
  }
} }`;

const files = (content: BlobPart) => ({ 'variables.input.file': new File([content], 'claim.csv') });
const checked = async (content: BlobPart, locale = 'en') =>
  (await client.run<Checked>(check, { input: { file: null } }, { files: files(content), locale })).check;

/** Lines of final invoices, each article once, with two pieces or more. */
function readLines() {
  return portal.sandbox.db
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select(['d.doc_number', 'd.date', 'i.article_name', 'i.qty', 'i.price'])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'merged_invoice')
    .where('i.article_name', '<>', 'DELIVERY')
    .where('i.qty', '>=', 2)
    .distinctOn('i.article_name')
    .orderBy('i.article_name')
    .limit(40)
    .execute();
}
const lineAt = (index: number) => {
  const line = lines[index];
  if (!line) throw new Error('too few lines');
  return line;
};
type Line = ReturnType<typeof lineAt>;
const comma = ({ price }: Line) => (price / 100).toFixed(2).replace('.', ',');
const rowOf = (
  line: Line,
  changes: Partial<Record<'qty' | 'price' | 'number' | 'date' | 'text', string>> = {},
) =>
  [
    line.article_name,
    changes.qty ?? '1',
    changes.price ?? comma(line),
    changes.number ?? line.doc_number,
    changes.date ?? line.date,
    changes.text ?? 'Wrong part',
  ].join(';');

test('CLM-33, CLM-34, GAP-130: rows that can be claimed are kept; each wrong cell of the others is named by line and column', async () => {
  const good = lineAt(0);
  const { rows, errors } = await checked(
    [
      'SKU;qty;price;invoice number;invoice date;description',
      rowOf(good, { date: good.date.split('-').reverse().join('.') }),
      '',
      rowOf(good, { qty: '0', price: 'free', date: '31.02.2024' }),
      'A;1;2',
      rowOf(good, { text: ' ', number: '' }),
      rowOf(good, { text: '"Two\nlines"', date: good.date.split('-').reverse().join('-') }),
      rowOf(good, { qty: '1,5' }),
    ].join('\r\n'),
  );
  expect(rows).toMatchObject([
    {
      line: 2,
      articleName: good.article_name,
      qty: 1,
      price: (good.price / 100).toFixed(2),
      invoiceNumber: good.doc_number,
      invoiceDate: good.date,
      description: 'Wrong part',
    },
    { line: 7, invoiceDate: good.date, description: 'Two\nlines' },
  ]);
  expect(errors).toEqual([
    { line: 4, column: 'QTY', value: '0', message: 'Write a whole number of pieces, for example 2.' },
    { line: 4, column: 'PRICE', value: 'free', message: 'Write a price like 12,50 or 12.50.' },
    {
      line: 4,
      column: 'INVOICE_DATE',
      value: '31.02.2024',
      message: 'Write a day like 31.01.2026 or 2026-01-31.',
    },
    {
      line: 5,
      column: null,
      value: null,
      message: 'This row has 3 columns instead of 6. Check separators and quotation marks.',
    },
    { line: 6, column: 'INVOICE_NUMBER', value: '', message: 'This cell is empty. Fill it in.' },
    { line: 6, column: 'DESCRIPTION', value: '', message: 'This cell is empty. Fill it in.' },
    // After the row of two lines.
    { line: 9, column: 'QTY', value: '1,5', message: 'Write a whole number of pieces, for example 2.' },
  ]);
  const german = await checked('A;x;2;N;2024-01-01;d', 'de');
  expect(german.errors[0]?.message).toBe('Geben Sie eine ganze Stückzahl an, zum Beispiel 2.');
});

test('CLM-34: a row finds its invoice line by number, price and quantity; what differs is left to choose', async () => {
  const [one, other] = [lineAt(1), lineAt(2)];
  const { rows } = await checked(
    [
      rowOf(one),
      rowOf(other, { price: '0,01' }),
      rowOf(other, { qty: String(other.qty + 1) }),
      rowOf(other, { number: 'NONE-1' }),
      'NO-SUCH-ARTICLE;1;1,00;N;2024-01-01;Text',
      // Together they would exceed the line.
      rowOf(one, { qty: String(one.qty) }),
    ].join('\n'),
  );
  expect(rows.map((row) => row.match.match)).toEqual([
    'MATCHED',
    'AMBIGUOUS',
    'AMBIGUOUS',
    'NOT_FOUND',
    'NOT_FOUND',
    'AMBIGUOUS',
  ]);
  expect(rows[0]?.match.line).toMatchObject({
    articleName: one.article_name,
    invoice: { docNumber: one.doc_number },
  });
  expect(rows[1]?.match).toMatchObject({ line: null });
  expect(rows[1]?.match.candidates[0]?.invoice.docNumber).toBe(other.doc_number);
  expect(rows[3]?.match.candidates.length).toBeGreaterThan(0);
  expect(rows[4]?.match.candidates).toEqual([]);
});

test('CLM-34: numbers of articles and invoices match in any spelling, and the article is named as the catalog has it', async () => {
  const line = lines.find(({ article_name }) => /[ .-]/.test(article_name)) ?? lineAt(0);
  const { rows } = await checked(
    [
      line.article_name.replaceAll(/[^A-Za-z0-9]/g, '-').toLowerCase(),
      '1',
      comma(line),
      line.doc_number.toLowerCase().replaceAll('-', ''),
      line.date,
      'Wrong part',
    ].join(';'),
  );
  expect(rows).toMatchObject([
    { match: { match: 'MATCHED', articleName: line.article_name, line: { articleName: line.article_name } } },
  ]);
});

const unclear = (one: string, other: string) =>
  `This number can mean ${one} or ${other}. Leave out the mark, or write two decimals.`;

test('CLM-34: a number that can mean two is refused with both, and an invoice cannot be of a day to come', async () => {
  const line = lineAt(0);
  const { rows, errors } = await checked(
    [
      rowOf(line, { price: '1.234' }),
      rowOf(line, { qty: '1,000', date: '2999-01-31' }),
      rowOf(line, { price: '1 234,50' }),
      rowOf(line, { price: '1.234,50', qty: '2,00' }),
    ].join('\n'),
  );
  expect(rows.map(({ qty, price }) => [qty, price])).toEqual([
    [1, '1234.50'],
    [2, '1234.50'],
  ]);
  expect(errors.map(({ line: at, column, message }) => [at, column, message])).toEqual([
    [1, 'PRICE', unclear('1234', '1.234')],
    [2, 'QTY', unclear('1000', '1.000')],
    [2, 'INVOICE_DATE', 'This day is in the future.'],
  ]);
});

test('CLM-32: the pieces claimed already are found by the numbers of article and invoice in any spelling', async () => {
  const line = lineAt(39);
  const question = `query ($articles: [InvoicedArticleInput!]!) { viewer { claimedPieces(articles: $articles) } }`;
  const articles = [
    { articleName: line.article_name, invoiceNumber: line.doc_number, invoiceDate: line.date },
    { articleName: line.article_name.toLowerCase(), invoiceNumber: line.doc_number.replaceAll('-', ' ') },
    { articleName: 'NO-SUCH-ARTICLE', invoiceNumber: line.doc_number, invoiceDate: line.date },
  ];
  const claimed = async () => (await client.run(question, { articles })).viewer.claimedPieces;
  const [before] = await claimed();
  const { rows } = await checked(rowOf(line, { qty: '1' }));
  const known = {
    line: rows[0]?.match.line?.id,
    articleName: line.article_name,
    qty: 1,
    description: 'Text',
  };
  await client.run(`mutation ($input: CreateClaimInput!) { createClaim(input: $input) { __typename } }`, {
    input: { type: 'RETURN', items: [{ known }] },
  });
  expect((await claimed())[0]).toBe((before ?? 0) + 1);
  expect((await claimed())[2]).toBe(0);
});

test('CLM-37: a matched row becomes a claim as a known item, another one as an unknown item', async () => {
  const { rows } = await checked([rowOf(lineAt(3)), rowOf(lineAt(4), { number: 'OLD-7' })].join('\n'));
  const items = rows.map(({ line: _line, match: { line }, ...row }) => {
    const { articleName, qty, description } = row;
    return line ? { known: { line: line.id, articleName, qty, description } } : { unknown: row };
  });
  const { result } = await client.run(
    `mutation ($input: CreateClaimInput!) { result: createClaim(input: $input) { ... on CreateClaimPayload {
      claim { items { articleName invoiceDocumentNumber qty } } } } }`,
    { input: { type: 'RETURN', items } },
  );
  expect(result.claim.items).toEqual([
    { articleName: lineAt(3).article_name, invoiceDocumentNumber: lineAt(3).doc_number, qty: 1 },
    { articleName: lineAt(4).article_name, invoiceDocumentNumber: 'OLD-7', qty: 1 },
  ]);
});

test('files of many articles: the first 17 are matched with one call each, the others by a further request', async () => {
  const many = lines.slice(5, 25);
  const { answer, calls } = await client.watch<Checked>(
    check,
    { input: { file: null } },
    { files: files(many.map((line) => rowOf(line)).join('\n')) },
  );
  expect(answer.errors).toEqual([]);
  expect(calls.filter((call) => call === 'listClaimInvoices')).toHaveLength(17);
  // One that tells who the caller is, before the file is read, and one for the spellings of all.
  expect(calls).toHaveLength(19);
  const left = answer.data.check.rows.filter((row) => row.match.match === 'NOT_CHECKED');
  expect(left).toHaveLength(3);
  const items = left.map(({ line: _line, match: _match, ...row }) => row);
  const more = `query ($items: [UnknownClaimItemInput!]!) { viewer { matchClaimItems(items: $items) { ${match} } } }`;
  const { viewer } = await client.run<{ viewer: { matchClaimItems: Match[] } }>(more, { items });
  expect(viewer.matchClaimItems.map((one) => one.match)).toEqual(['MATCHED', 'MATCHED', 'MATCHED']);
  const tooMany = many.map((line) => ({ ...items[0], articleName: line.article_name }));
  const refused = await client.send(more, { items: tooMany });
  expect(refused.errors[0]).toMatchObject({
    message: 'At most 17 articles are allowed at once; this list has 20.',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test('articles whose invoices cannot be read are not checked, and the others are', async () => {
  await portal.breakNext('listClaimInvoices', { kind: 'status', status: 500, times: 1 });
  const { rows } = await checked([rowOf(lineAt(26)), rowOf(lineAt(27))].join('\n'));
  expect(rows.map((row) => row.match.match).toSorted()).toEqual(['MATCHED', 'NOT_CHECKED']);
});

test('CLM-34: the template can be read as it is; files in other encodings and with other separators too', async () => {
  const { viewer } = await client.run('{ viewer { claimFileTemplate } }');
  expect(viewer.claimFileTemplate.split('\r\n')[0]).toBe(
    '\ufeffSKU;qty;price;invoice number;invoice date;description',
  );
  const template = await checked(viewer.claimFileTemplate);
  expect(template).toMatchObject({
    errors: [],
    rows: [{ line: 2, qty: 2, price: '12.50', invoiceDate: '2026-01-31' }],
  });
  const line = lineAt(5);
  const tabs = rowOf(line, { text: 'Geräusch' }).replaceAll(';', '\t');
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(tabs, 'utf16le')]);
  expect((await checked(utf16)).rows).toMatchObject([
    { description: 'Geräusch', match: { match: 'MATCHED' } },
  ]);
  // Bytes of a code page could be read as other words.
  expect(await checked(Buffer.from(tabs, 'latin1'))).toMatchObject({
    rows: [],
    errors: [{ line: 1, message: 'Save the file as text in UTF-8 and send it again.' }],
  });
  const commas = rowOf(line, { price: (line.price / 100).toFixed(2) }).replaceAll(';', ',');
  expect((await checked(commas)).rows).toMatchObject([{ match: { match: 'MATCHED' } }]);
});

/** The errors of a file that cannot be read at all. */
const fieldErrorsOf = async (content: BlobPart) => {
  const { __typename, fieldErrors } = await checked(content);
  expect(__typename).toBe('InvalidInput');
  return fieldErrors;
};

test('files without rows, with too many and above 1 MB are errors of the field', async () => {
  const noRows = 'The file has no rows. Fill in the template and send it again.';
  expect(await fieldErrorsOf('')).toEqual([{ path: 'file', message: noRows }]);
  expect(await fieldErrorsOf('SKU;qty;price;invoice number;invoice date;description')).toEqual([
    { path: 'file', message: noRows },
  ]);
  expect(await fieldErrorsOf('A;1;1;N;2024-01-01;d\n'.repeat(1001))).toEqual([
    { path: 'file', message: 'A file may have at most 1000 rows; this one has 1001. Split it.' },
  ]);
  expect(await fieldErrorsOf('x'.repeat(1_000_001))).toEqual([
    { path: 'file', message: 'The file is larger than 1 MB.' },
  ]);
});

test('promise: one for all: of very many errors the first 200 are listed and the others counted; an unknown token has nothing read', async () => {
  const wrong = 'A;x;x;N;x;d\n'.repeat(900);
  const { errors } = await checked(wrong);
  expect(errors).toHaveLength(201);
  const found = Number(/^Further errors in this file: (\d+)\./.exec(errors.at(-1)?.message ?? '')?.[1]);
  expect(found).toBeGreaterThan(900);
  const { data, errors: refused } = await graphql<Checked | null>(portal, {
    query: check,
    variables: { input: { file: null } },
    files: files(wrong),
    bearer: 'made-up',
  });
  expect(data?.check ?? null).toBeNull();
  expect(refused.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
});

test('CLM-34: an open quote affects its own line; a day that can be read in two ways is not guessed', async () => {
  const good = lineAt(0);
  const { rows, errors } = await checked(
    [
      rowOf(good, { text: '"box was open' }),
      rowOf(good, { text: '"two\nlines"' }),
      rowOf(good, { date: '02/03/2026' }),
      rowOf(good, { date: '25/03/2026' }),
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { line: 2, description: 'two\nlines' },
    { line: 5, invoiceDate: '2026-03-25' },
  ]);
  expect(errors).toMatchObject([
    { line: 1, column: null, message: 'A quotation mark is not closed.' },
    { line: 4, column: 'INVOICE_DATE', value: '02/03/2026' },
  ]);
});
