import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  buildSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as modules from '../../gateway/modules/modules.ts';
import { graphql } from '../support/graphql.ts';
import { startPortal, type Portal } from '../support/startPortal.ts';

const pages = ['docs/api.md', ...globSync('docs/api/*.md').sort()];
const doc = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
const run = promisify(execFile);

let portal: Portal;
let folder: string;
beforeAll(async () => {
  [portal, folder] = await Promise.all([startPortal(), mkdtemp(join(tmpdir(), 'api-doc-'))]);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

interface Block {
  language: string;
  text: string;
}

const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    text: code,
  }));
const blocks = blocksOf(doc);

/** The commands of docs/api.md that all other pages use: addresses, token, `ask`. */
const preparation = blocksOf(readFileSync('docs/api.md', 'utf8'))
  .filter(({ language }) => language === 'sh')
  .slice(0, 2)
  .map(({ text }) => text);

/** Whether an output matches the document; `…` there stands for any text. */
function fits(shown: unknown, got: unknown): boolean {
  if (shown === '…') return got !== undefined;
  if (Array.isArray(shown)) {
    return Array.isArray(got) && got.length === shown.length && shown.every((one, at) => fits(one, got[at]));
  }
  if (typeof shown === 'object' && shown !== null) {
    const values = new Map(Object.entries(got ?? {}));
    return Object.entries(shown).every(([name, value]) => fits(value, values.get(name)));
  }
  return shown === got;
}

/** The pages in the order of the table in docs/api.md, in which a reader goes through them. */
const inOrder = [
  'docs/api.md',
  ...Array.from(
    readFileSync('docs/api.md', 'utf8').matchAll(/^\| \[\w+\.md\]\((api\/\w+\.md)\)/gm),
    ([, page]) => `docs/${page}`,
  ),
];

test('docs/api.md lists every page of docs/api', () => {
  expect([...inOrder].sort()).toEqual(pages);
});

test.each([
  ...pages.map((page) => ({ name: page, read: [page] })),
  { name: 'docs/api in one shell', read: inOrder },
])('$name: every command runs as written, and prints the output shown under it', async ({ read }) => {
  const ofPages = read.flatMap((page) => blocksOf(readFileSync(page, 'utf8')));
  const commands = ofPages.flatMap(({ language, text }, at) =>
    language === 'sh' ? [{ text, shown: ofPages[at + 1] }] : [],
  );
  const mark = '=====';
  const script = [
    'set -euo pipefail',
    // api.md begins with the same two blocks.
    ...(read[0] === 'docs/api.md' ? [] : [`{ ${preparation.join('\n')}\n} > /dev/null`]),
    ...commands.flatMap(({ text }) => [text, `echo '${mark}'`]),
  ].join('\n');
  const { stdout } = await run('bash', ['-c', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], GATEWAY_URL: portal.url, BACK_END_URL: portal.sandbox.url },
  });
  const answers = stdout.split(mark).map((answer) => answer.trim());
  expect(commands.length).toBeGreaterThan(2);
  for (const [at, { text, shown }] of commands.entries()) {
    const answer = answers[at] ?? '';
    const isRight =
      shown?.language === 'json'
        ? fits(JSON.parse(shown.text), JSON.parse(answer))
        : shown?.language !== 'text' || answer === shown.text.trim();
    expect(isRight, `${text}\nanswered ${answer}`).toBe(true);
  }
});

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** A fragment may stand by itself. */
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Code without what Prettier changes when it is indented less. */
const squeeze = (code: string): string => code.replace(/\s+/g, '').replace(/,(?=[)\]}]|$)/g, '');

test('docs/api and docs/your-back-end.md: all other code is part of an example that runs, or fits the schema', () => {
  const examples = globSync('docs/examples/**/*.{ts,py}', { exclude: ['**/__generated__/**'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const all = [...blocks, ...blocksOf(readFileSync('docs/your-back-end.md', 'utf8'))];
  const others = all.filter(({ language }) => !['sh', 'json', 'text', 'mermaid'].includes(language));
  expect(new Set(others.map(({ language }) => language))).toEqual(new Set(['ts', 'graphql']));
  for (const { language, text } of others) {
    if (language === 'graphql') expect(validate(schema, parse(text), rules)).toEqual([]);
    else
      expect(
        examples.some((example) => squeeze(example).includes(squeeze(text))),
        text,
      ).toBe(true);
  }
});

test('docs/api/orders.md: table and picture have every status of the schema, and no other', () => {
  const { text: picture = '' } = blocks.find(({ language }) => language === 'mermaid') ?? {};
  const status = schema.getType('OrderStatus');
  if (!isEnumType(status)) throw new Error('no OrderStatus');
  const names = status.getValues().map(({ name }) => name);
  const drawn = new Set([...picture.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(([name]) => name));
  const listed = [...readFileSync('docs/api/orders.md', 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)].map(
    ([, name]) => name,
  );
  expect([...drawn].sort()).toEqual([...names].sort());
  expect(listed.sort()).toEqual([...names].sort());
});

test('docs/api/browsers.md names the keys of every connection', () => {
  const viewer = schema.getType('Viewer');
  if (!isObjectType(viewer)) throw new Error('no Viewer');
  const windows = ['first', 'after', 'last', 'before'];
  const rows = Object.values(viewer.getFields())
    .filter(({ type }) => String(type).endsWith('Connection'))
    .map(({ name, args }) => {
      const keys = args.flatMap((arg) => (windows.includes(arg.name) ? [] : `\`${arg.name}\``));
      return `| \`${name}\` | ${keys.join(', ') || 'none'} |`;
    });
  const table = readFileSync('docs/api/browsers.md', 'utf8').replace(/ +\|/g, ' |');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => !table.includes(row))).toEqual([]);
});

test('docs/api/writing.md names every mutation whose result is looked for when its answer was lost', () => {
  const page = readFileSync('docs/api/writing.md', 'utf8');
  const table = page.slice(page.indexOf('| mutation '));
  const found = Object.values(modules).flatMap((module) => Object.keys(module.candidates ?? {}));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((mutation) => !table.includes(`\`${mutation}\``))).toEqual([]);
});

test('docs/examples/restock.ts adds a list once, also with a fresh token', async () => {
  const client = await portal.as('client');
  const restock = async (list: string): Promise<string> => {
    const pairs = ['PL-1611953=3', 'kw 16 71709=12', 'NO-SUCH-1=1'];
    // As a nightly job does, each run logs in again.
    const { bearer = '' } = await portal.as('client');
    const { stdout } = await run(process.execPath, ['docs/examples/restock.ts', list, ...pairs], {
      env: { PATH: process.env['PATH'], GATEWAY_URL: portal.url, BEARER: bearer },
    });
    return stdout;
  };
  const inCart = async (): Promise<unknown> =>
    client.run('{ viewer { article(name: "PL-1611953") { inCartQty } } }');
  const first = await restock('week-1');
  expect(first).toMatch(/^\d+ open orders$/m);
  expect(first).toContain(
    'PL-1611953: ADDED, 3 added\nkw 16 71709: ROUNDED_UP, 20 added\nNO-SUCH-1: UNKNOWN, 0 added',
  );
  const once = await inCart();
  expect(await restock('week-1')).toBe(first);
  expect(await inCart()).toEqual(once);
});

test('docs/api.md names every code that a gateway error can have', () => {
  const codes = new Set<string>();
  for (const file of globSync('gateway/**/*.ts', { exclude: ['**/*.generated.ts'] })) {
    const text = readFileSync(file, 'utf8');
    // In the modules `code` is also a business term; their errors are ErrorCodes.
    const pattern = file.includes('modules')
      ? /extensions: \{ code: '(\w+)'/g
      : /(?:code: |(?:refusal|optionsOf|bulkFailure|codedError)\()'([A-Z_]+)'/g;
    for (const [, code = ''] of text.matchAll(pattern)) codes.add(code);
  }
  const list = /const errorCodes = \[([^\]]+)\]/.exec(
    readFileSync('gateway/errors/toGraphQLError.ts', 'utf8'),
  )?.[1];
  for (const [, code = ''] of list?.matchAll(/'(\w+)'/g) ?? []) codes.add(code);
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => !doc.includes(`| \`${code}\``))).toEqual([]);
});

const selections = (depth: number): string => 'a { '.repeat(depth) + 'b' + ' }'.repeat(depth);

test.each([
  [
    'a variable of another type',
    { query: 'query ($n: Int!) { viewer { orders(first: $n) { totalCount } } }', variables: { n: 'x' } },
    'BAD_REQUEST',
  ],
  [
    'a variable that is left out',
    { query: 'query ($n: Int!) { viewer { orders(first: $n) { totalCount } } }' },
    'BAD_REQUEST',
  ],
  [
    'an input with a field that it does not have',
    {
      query: 'mutation ($i: ClearCartInput!) { clearCart(input: $i) { __typename } }',
      variables: { i: { x: 1 } },
    },
    'BAD_REQUEST',
  ],
  ['a page above 100', { query: '{ viewer { orders(first: 101) { totalCount } } }' }, 'BAD_REQUEST'],
  ['21 fields in each other', { query: `{ ${selections(20)} }` }, 'BAD_REQUEST'],
  ['more than 5,000 tokens', { query: `{ ${'a '.repeat(5001)} }` }, 'BAD_REQUEST'],
  ['more than 100,000 characters', { query: `{ a } # ${'x'.repeat(100_000)}` }, 'BAD_REQUEST'],
  ['no query', {}, 'BAD_REQUEST'],
  ['invalid GraphQL', { query: '{ viewer {' }, 'GRAPHQL_PARSE_FAILED'],
  ['a field that does not exist', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a literal of another type',
    { query: '{ viewer { orders(first: "x") { totalCount } } }' },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'two operations without a name',
    { query: 'query A { countries { id } } query B { countries { id } }' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['an unknown documentId', { documentId: 'x' }, 'PERSISTED_OPERATION_NOT_FOUND'],
])('docs/api.md: %s is refused with 400 and the code in its table', async (_name, request, code) => {
  const { status, errors } = await graphql(portal, { ...request, bearer: 'x' });
  expect([status, errors[0]?.extensions.code]).toEqual([400, code]);
  expect(doc).toContain(`| \`${code}\``);
});

test('docs/api.md names every problem of the schema', () => {
  const problem = schema.getType('Problem');
  if (!isInterfaceType(problem)) throw new Error('no Problem');
  const names = schema.getImplementations(problem).objects.map(({ name }) => name);
  expect(names.filter((name) => !doc.includes(`| \`${name}\``))).toEqual([]);
});
