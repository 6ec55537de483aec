import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { advanceClaims } from '../../../sandbox/clock/advanceClaims.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Row {
  id: string;
  dbId: string;
  documentNumber: string;
  type: string;
  status: string;
  documentDate: string;
  subtotal: { amount: string } | null;
}
interface List {
  viewer: { claims: { totalCount: number; edges: { node: Row }[] } };
}
interface Item {
  id: string;
  dbId: string;
  articleName: string;
  status: string;
  qty: number;
  description: string;
  carBrand: string | null;
  attachments: { id: string; url: string | null; isImage: boolean; fileName: string }[];
}
interface Claim {
  id: string;
  dbId: string;
  documentNumber: string;
  status: string;
  grandTotal: { amount: string };
  items: Item[];
}
interface Result {
  result: {
    __typename: string;
    message?: string;
    fieldErrors?: { path: string; message: string }[];
    claim?: Claim;
    item?: Item;
    comment?: { text: string; user: { firstName: string } };
    attachment?: Item['attachments'][number];
  };
}

const row = 'id dbId documentNumber type status documentDate subtotal { amount }';
const item = 'id dbId articleName status qty description carBrand attachments { id fileName url isImage }';
const claim = `id dbId documentNumber status grandTotal { amount } items { ${item} }`;
const list = `query ($filter: ClaimFilter, $first: Int, $after: String) {
  viewer { claims(filter: $filter, first: $first, after: $after) { totalCount edges { node { ${row} } } } }
}`;
const mutation = (field: string, payload: string) =>
  `mutation ($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) {
    result: ${field}(input: $input) {
      __typename ... on Problem { message } ... on InvalidInput { fieldErrors { path message } } ${payload}
    }
  }`;
const create = mutation('createClaim', `... on CreateClaimPayload { claim { ${claim} } }`);
const update = mutation(
  'updateClaimItem',
  `... on UpdateClaimItemPayload { item { ${item} } claim { id status } }`,
);
const comment = mutation(
  'addClaimComment',
  '... on AddClaimCommentPayload { comment { id text createdAt user { firstName lastName } } }',
);
const upload = mutation(
  'uploadClaimAttachment',
  '... on UploadClaimAttachmentPayload { attachment { id fileName url isImage } }',
);
const lines = `query ($article: String!) { viewer { claimableInvoices(article: $article) {
  dbId docNumber date url lines { id dbId articleName qty price { amount } claimedQty leftQty claims { dbId } }
} } }`;

/** The fields that the readers of a list, and of a result, need most. */
const nodes = ({ viewer }: List): Row[] => viewer.claims.edges.map(({ node }) => node);
const write = async (query: string, input: object, files?: Record<string, File>) =>
  (await client.run<Result>(query, { input }, files ? { files } : {})).result;

/** Lines of final invoices with two pieces or more of articles that are not claimed. */
async function freeLines(count: number) {
  const rows = await portal.sandbox.db
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .leftJoin('claim_items as c', 'c.article_name', 'i.article_name')
    .select(['d.id as invoice', 'd.doc_number', 'i.line', 'i.article_name', 'i.qty', 'i.order_id'])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'merged_invoice')
    .where('d.currency_code', '=', 'EUR')
    .where('i.article_name', '<>', 'DELIVERY')
    .where('i.qty', '>=', 2)
    .where('c.id', 'is', null)
    .distinctOn('i.article_name')
    .orderBy('i.article_name')
    .orderBy('d.date', 'desc')
    .limit(count)
    .execute();
  expect(rows).toHaveLength(count);
  return rows;
}
async function freeLine() {
  const [line] = await freeLines(1);
  if (!line) throw new Error('no line');
  return line;
}
type FreeLine = Awaited<ReturnType<typeof freeLine>>;
const lineId = ({ invoice, line, article_name }: Pick<FreeLine, 'invoice' | 'line' | 'article_name'>) =>
  toGlobalId('ClaimableLine', `${invoice}/${line}/${article_name}`);
const known = ({ invoice, line, article_name: articleName }: FreeLine, data: object = {}) => ({
  known: {
    line: lineId({ invoice, line, article_name: articleName }),
    articleName,
    qty: 1,
    description: 'Wrong part',
    ...data,
  },
});
async function created(type: string, ...items: object[]): Promise<Claim> {
  const { claim: made } = await write(create, { type, items });
  if (!made) throw new Error('no claim');
  return made;
}
const work = () => advanceClaims(portal.sandbox.db, new Date());

test('CLM-01, CLM-44: the list takes one call, has filters and pages, and its rows the subtotal', async () => {
  const { answer, calls } = await client.watch<List>(list, { first: 2 });
  expect(calls).toEqual(['listClaims']);
  const first = nodes(answer.data);
  expect(first).toHaveLength(2);
  expect(first[0]?.subtotal?.amount).toMatch(/^\d+\.\d\d$/);
  expect(first[0]?.id).toBe(toGlobalId('Claim', first[0]?.dbId ?? ''));
  const all = nodes(await client.run<List>(list, { first: 100 }));
  expect(all).toHaveLength(answer.data.viewer.claims.totalCount);
  const only = async (filter: object) => nodes(await client.run<List>(list, { filter, first: 100 }));
  expect(await only({ type: ['RETURN'] })).toEqual(all.filter(({ type }) => type === 'RETURN'));
  expect(await only({ status: ['CLOSED'] })).toEqual(all.filter(({ status }) => status === 'CLOSED'));
  expect(await only({ documentNumber: { eq: first[1]?.documentNumber } })).toEqual([first[1]]);
  const day = first[0]?.documentDate;
  expect(await only({ documentDate: { from: day, until: day } })).toEqual(
    all.filter(({ documentDate }) => documentDate === day),
  );
});

test('CLM-17, CLM-44: a claim with its comments takes two calls, and its totals come with it', async () => {
  const [first] = nodes(await client.run<List>(list, { filter: { type: ['RECLAMATION'] } }));
  const { answer, calls } = await client.watch<{ viewer: { claim: Claim & { comments: object[] } } }>(
    `query ($dbId: String!) { viewer { claim(dbId: $dbId) { ${claim} subtotal { amount }
      comments { id text createdAt user { firstName lastName } } } } }`,
    { dbId: first?.dbId },
  );
  expect(calls.toSorted()).toEqual(['getClaim', 'listClaimComments']);
  expect(answer.errors).toEqual([]);
  const { claim: read } = answer.data.viewer;
  expect(read).toMatchObject({ documentNumber: first?.documentNumber, subtotal: null });
  expect(read.items.map(({ status }) => status)).toEqual([
    'CLARIFICATION_AWAITING',
    'ACCEPTED',
    'REJECTED',
    'RECEIVED',
  ]);
  expect(read.comments).toMatchObject([
    { user: { firstName: 'Kadri' } },
    { user: { firstName: 'Oliver', lastName: 'Saar' } },
    { user: { firstName: 'Kadri' } },
  ]);
  const ids = [read.id, read.items[1]?.id, (read.comments[1] as { id: string }).id];
  for (const id of ids) {
    const { node } = await client.run('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(node?.id).toBe(id);
  }
  expect((await client.send('{ viewer { claim(dbId: "1") { id } } }')).errors[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
});

test('CLM-24, CLM-32: the lines of an article take one call; what is claimed of them is added up from the claims', async () => {
  const line = await freeLine();
  const variables = { article: line.article_name };
  const plain = await client.watch(
    `query ($article: String!) { viewer { claimableInvoices(article: $article) { docNumber date url lines { id qty price { amount } } } } }`,
    variables,
  );
  expect(plain.calls).toEqual(['listClaimInvoices']);
  const read = async () => {
    const { viewer } = await client.run(lines, variables);
    const found = viewer.claimableInvoices
      .flatMap((invoice) => invoice.lines)
      .find(({ id }) => id === lineId(line));
    if (!found) throw new Error('no line');
    return found;
  };
  // Older claims may concern old invoices, but those of the demo are few enough to be read.
  expect(await read()).toMatchObject({ qty: line.qty, claimedQty: 0, leftQty: line.qty, claims: [] });
  const made = await created('RETURN', known(line), known(line));
  expect(await read()).toMatchObject({ claimedQty: 2, leftQty: line.qty - 2, claims: [{ dbId: made.dbId }] });
  const refused = await write(create, { type: 'RETURN', items: [known(line, { qty: line.qty - 1 })] });
  expect(refused).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path: 'items.0.known.qty' }] });
  const { node } = await client.run(
    'query ($id: ID!) { node(id: $id) { ... on ClaimableLine { articleName } } }',
    { id: lineId(line) },
  );
  expect(node).toEqual({ articleName: line.article_name });
  // Rejected items do not count.
  await portal.sandbox.db
    .updateTable('claim_items')
    .set({ status: 'rejected' })
    .where('id', '=', Number(made.items[0]?.dbId))
    .execute();
  const watched = await client.watch(lines, variables);
  expect(watched.calls.length).toBeLessThanOrEqual(17);
  expect(await read()).toMatchObject({ claimedQty: 1, leftQty: line.qty - 1 });
});

test('CLM-03, CLM-35, CLM-36, CLM-37, CLM-38: creates a claim of known and unknown items with files and clarification', async () => {
  const line = await freeLine();
  const { attachment } = await write(
    upload,
    { file: null },
    { 'variables.input.file': new File(['x'], 'Foto 1.JPG') },
  );
  expect(attachment).toMatchObject({ fileName: 'Foto 1.JPG', isImage: true });
  const { answer, calls } = await client.watch<Result>(create, {
    input: {
      type: 'RECLAMATION',
      items: [
        {
          ...known(line, { attachments: [attachment?.id] }),
          clarification: { carBrand: 'Volvo', fittingDate: '2024-01-31', fittingOnMillage: 1000 },
        },
        {
          unknown: {
            articleName: 'OLD-1',
            price: '12.55',
            qty: 3,
            invoiceNumber: 'A-77',
            invoiceDate: '2020-02-29',
            description: 'Leaks',
          },
        },
      ],
    },
  });
  // The back end accepts only what the contract describes.
  expect(calls).toEqual(['createClaim', 'getClaim']);
  expect(answer.data.result.claim).toMatchObject({
    status: 'RECEIVED',
    items: [
      {
        articleName: line.article_name,
        carBrand: 'Volvo',
        attachments: [{ fileName: 'Foto 1.JPG', url: attachment?.url, isImage: true }],
      },
      { articleName: 'OLD-1', qty: 3 },
    ],
  });
});

test('CLM-16: errors of the back end are at the fields of the input', async () => {
  const line = await freeLine();
  const unknown = {
    articleName: ' ',
    price: '1',
    qty: 1,
    invoiceNumber: 'A',
    invoiceDate: '2020-01-01',
    description: '',
  };
  const items = [
    known(line, { attachments: [toGlobalId('ClaimAttachment', 0, 1)] }),
    { ...known(line), clarification: { carModel: 'V70' } },
    { unknown },
    known({ ...line, line: 9999 }),
  ];
  const result = await write(create, { type: 'RETURN', items });
  expect(result.fieldErrors?.map(({ path }) => path)).toEqual([
    'items.0.known.attachments',
    'items.1.clarification.carModel',
    'items.2.unknown.description',
    'items.2.unknown.articleName',
    'items.3.known.line',
  ]);
  const both = await client.send(create, { input: { type: 'RETURN', items: [{ ...known(line), unknown }] } });
  expect(both.errors[0]).toMatchObject({
    message: 'Send either known or unknown in input.items[0].',
    extensions: { code: 'BAD_REQUEST' },
  });
});

test.each([
  ['12.505', false],
  ['0.004', false],
  ['19.999999', false],
  ['12.500', true],
  ['1.10', true],
])(
  'CLM-16: a claimed price of more than two decimals is an error of its field, none is rounded: %s, %s',
  async (price, isRight) => {
    const unknown = {
      articleName: 'OLD-2',
      price,
      qty: 1,
      invoiceNumber: 'A-2',
      invoiceDate: '2020-01-01',
      description: 'Noisy',
    };
    const result = await write(create, { type: 'RETURN', items: [{ unknown }] });
    expect(result.fieldErrors ?? []).toEqual(
      isRight ? [] : [{ path: 'items.0.unknown.price', message: 'At most two decimals.' }],
    );
  },
);

test('CLM-14, CLM-15, CLM-18: answers a question of the distributor, and comments', async () => {
  // What the other tests left is not in the way.
  await work();
  const line = await freeLine();
  const made = await created('RECLAMATION', known(line));
  const [first] = made.items;
  const notAsked = await write(update, { item: first?.id, qty: 1, description: 'Noisy' });
  expect(notAsked.__typename).toBe('Rejected');
  const before = await client.run('{ viewer { claimsWaiting } }');
  await work();
  const waiting = await client.watch('{ viewer { claimsWaiting } }');
  expect(waiting.answer.data.viewer.claimsWaiting).toBe(before.viewer.claimsWaiting + 1);
  expect(waiting.calls.length).toBeLessThanOrEqual(11);
  const wrong = await write(update, {
    item: first?.id,
    qty: line.qty + 1,
    description: ' ',
    clarification: { hasBadPackingRetention: true },
  });
  expect(wrong.fieldErrors?.map(({ path }) => path).toSorted()).toEqual([
    'clarification.hasBadPackingRetention',
    'description',
    'qty',
  ]);
  const done = await write(update, {
    item: first?.id,
    qty: 1,
    description: 'Noisy',
    clarification: { fittingOnMillage: 10, problemOnMillage: 20 },
  });
  expect(done).toMatchObject({
    __typename: 'UpdateClaimItemPayload',
    item: { id: first?.id, status: 'RECEIVED', description: 'Noisy' },
    claim: { id: made.id, status: 'RECEIVED' },
  });
  expect(await write(comment, { claim: made.id, text: 'Please hurry' })).toMatchObject({
    comment: { text: 'Please hurry', user: { firstName: 'Kadri', lastName: 'Tamm' } },
  });
  expect(await write(comment, { claim: made.id, text: ' ' })).toMatchObject({
    fieldErrors: [{ path: 'text' }],
  });
});

test('claims lead to their invoices, orders and credit invoices, and these lead back', async () => {
  const line = await freeLine();
  const made = await created('RETURN', known(line));
  const read = await client.run(
    'query ($dbId: String!) { viewer { claim(dbId: $dbId) { related { kind relation dbId number grandTotal { amount } } } } }',
    {
      dbId: made.dbId,
    },
  );
  expect(read.viewer.claim.related).toMatchObject([
    { kind: 'MERGED_INVOICE', relation: 'SOURCE', dbId: String(line.invoice), number: line.doc_number },
    { kind: 'ORDER', relation: 'SOURCE', dbId: String(line.order_id) },
  ]);
  const invoice = await portal.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_orders as o', 'o.document_id', 'd.id')
    .select('d.id')
    .where('d.kind', '=', 'invoice')
    .where('o.order_id', '=', line.order_id)
    .executeTakeFirstOrThrow();
  for (const [field, dbId] of [
    ['mergedInvoice', line.invoice],
    ['invoice', invoice.id],
    ['order', line.order_id],
  ]) {
    const { viewer } = await client.run<{ viewer: { document: { claims: { dbId: string }[] } } }>(
      `query ($dbId: String!) { viewer { document: ${String(field)}(dbId: $dbId) { claims { dbId } } } }`,
      { dbId: String(dbId) },
    );
    expect(viewer.document.claims.map((one) => one.dbId)).toContain(made.dbId);
  }
  await work();
  await work();
  const { viewer } = await client.run(
    'query ($dbId: String!) { viewer { claim(dbId: $dbId) { status likelyCredits { docNumber } } } }',
    {
      dbId: made.dbId,
    },
  );
  expect(viewer.claim.status).toBe('CLOSED');
  const credit = await portal.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select('d.doc_number')
    .where('d.kind', '=', 'credit_invoice')
    .where('i.article_name', '=', line.article_name)
    .orderBy('d.id', 'desc')
    .executeTakeFirstOrThrow();
  expect(viewer.claim.likelyCredits.map(({ docNumber }) => docNumber)).toContain(credit.doc_number);
});

test('more claims than are read leave what is claimed unknown for older invoices, never wrong', async () => {
  const line = await freeLine();
  const { db } = portal.sandbox;
  const claims = await db
    .insertInto('claims')
    .values(
      Array.from({ length: 16 }, () => ({
        customer_id: 1,
        type: 'return' as const,
        currency_code: 'EUR',
        vat_percent: 0,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('claim_items')
    .values(
      claims.map(({ id }) => ({
        claim_id: id,
        article_name: 'X',
        qty: 1,
        price: 1,
        invoice_id: null,
        invoice_line: null,
        invoice_number: 'A',
        invoice_date: '2020-01-01',
        description: 'x',
        rejection_reason: null,
        rejection_explanation: null,
        clarification: '{}',
      })),
    )
    .execute();
  const read = async () => {
    const { answer, calls } = await client.watch(lines, { article: line.article_name });
    expect(answer.errors).toEqual([]);
    return { calls, lines: answer.data.viewer.claimableInvoices.flatMap((invoice) => invoice.lines) };
  };
  try {
    const unknown = await read();
    expect(unknown.calls).toEqual(['listClaimInvoices', 'listClaims']);
    for (const one of unknown.lines)
      expect(one).toMatchObject({ claimedQty: null, leftQty: null, claims: null });
    // Claims from before the invoice are not read.
    for (const { id } of claims)
      await db.updateTable('claims').set({ document_date: '2020-01-02' }).where('id', '=', id).execute();
    expect((await read()).lines.map(({ claimedQty }) => claimedQty)).not.toContain(null);
  } finally {
    await db
      .deleteFrom('claims')
      .where(
        'id',
        'in',
        claims.map(({ id }) => id),
      )
      .execute();
  }
});

test('a lost answer of a new claim and of a comment names what it may have made', async () => {
  const line = await freeLine();
  const items = [known(line)];
  const candidates = '... on OutcomeUnknown { check candidates { matches node { __typename id } } }';
  await portal.breakNext('createClaim', { kind: 'lost' });
  const { data } = await client.send<{
    result: { __typename: string; candidates: { node: { id: string } }[] };
  }>(mutation('createClaim', candidates), { input: { type: 'RETURN', items } });
  expect(data.result).toMatchObject({ __typename: 'OutcomeUnknown', check: 'PAGE' });
  expect(data.result.candidates[0]).toMatchObject({ matches: ['CREATED_SINCE', 'FITS_INPUT'] });
});
