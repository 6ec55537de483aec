/** A request that is cheap to send and expensive for a careless server; each must be refused. */
export interface Abuse {
  name: string;
  query: string;
  /** The body as JSON. */
  rawVariables?: string;
}

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Fragments that spread the next one twice: 2 to the power of `levels` fields. */
const bomb = (levels: number): string =>
  `{ viewer { ...F0 } } ${times(levels, (i) => `fragment F${i} on Viewer { a${i}: id ...F${i + 1} ... on Viewer { b${i}: id ...F${i + 1} } }`)}
   fragment F${levels} on Viewer { id }`;

/** Like the bomb, but each level has separate fields, which cannot be merged. */
const growingBomb = (levels: number): string =>
  `{ viewer { article(name: "x") { ...F0 } } } ${times(levels, (i) => `fragment F${i} on Article { a${i}: related { ...F${i + 1} } b${i}: related { ...F${i + 1} } }`)}
   fragment F${levels} on Article { name }`;

/** Abusive documents by kind of abuse. */
export const abusiveDocuments: readonly Abuse[] = [
  {
    name: 'depth',
    query: `{ viewer { article(name: "x") { ${times(25, () => 'related {')} name ${times(25, () => '}')} } } }`,
  },
  { name: 'depth of selections alone', query: `${'{ viewer '.repeat(2400)}{ id }${' }'.repeat(2400)}` },
  { name: 'depth of a literal', query: `{ node(id: ${'['.repeat(2400)}${']'.repeat(2400)}) { id } }` },
  { name: 'width', query: `{ viewer { ${times(4900, () => 'id')} } }` },
  { name: 'width of objects', query: `{ ${times(1200, () => 'viewer { id }')} }` },
  { name: 'aliases', query: `{ viewer { ${times(1600, (i) => `a${i}: isLoggedIn`)} } }` },
  { name: 'aliases of __typename', query: `{ ${times(1600, (i) => `a${i}: __typename`)} }` },
  {
    name: 'aliases that each call',
    query: `{ viewer { ${times(90, (i) => `a${i}: order(dbId: "${i}") { id }`)} } }`,
  },
  { name: 'directives', query: `{ viewer { id ${'@include(if: true) '.repeat(800)} } }` },
  { name: 'unknown directives', query: `{ viewer { id ${'@x '.repeat(2400)} } }` },
  { name: 'fragments in each other', query: bomb(30) },
  { name: 'fragments in each other, in fields', query: growingBomb(15) },
  {
    name: 'many fragments',
    query: `{ viewer { ${times(600, (i) => `...F${i}`)} } } ${times(600, (i) => `fragment F${i} on Viewer { id }`)}`,
  },
  {
    name: 'fragments in a circle',
    query: '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
  },
  {
    name: 'overlapping fields',
    query: `{ viewer { ${times(240, () => 'cart(type: REGULAR) { items { id } }')} ${times(240, () => 'cart(type: REGULAR) { items { id qty } }')} } }`,
  },
  {
    name: 'overlapping fields that differ',
    query: `{ viewer { ${times(330, (i) => `article(name: "${i}") { id name }`)} } }`,
  },
  {
    name: 'overlapping fragments',
    query: `{ viewer { ${times(98, (i) => `...F${i}`)} } } ${times(98, (i) => `fragment F${i} on Viewer { cart(type: REGULAR) { items { id qty article { id name multiple } } } ${times(4, (j) => `...F${(i + j) % 98}`)} }`)}`,
  },
  {
    name: 'overlapping fragments that differ',
    query: `{ viewer { ${times(95, (i) => `...F${i}`)} } } ${times(95, (i) => `fragment F${i} on Viewer { ${times(5, (j) => `article(name: "${i}-${j}") { id }`)} }`)}`,
  },
  {
    name: 'overlapping fields within overlapping fields',
    query: `{ viewer { article(name: "x") { ${times(9, () => `related { ${times(9, () => `related { ${times(9, (i) => `a${i}: name(x: ${i})`)} }`)} }`)} } } }`,
  },
  { name: 'tokens', query: `{ ${'# x\n viewer { id } '.repeat(1500)} }` },
  { name: 'a long text', query: `{ viewer { id } } ${'#'.repeat(900_000)}\n}` },
  { name: 'many errors', query: `{ ${times(900, (i) => `unknown${i}`)} }` },
  { name: 'many operations', query: times(400, (i) => `query Q${i} { viewer { id } }`) },
  { name: 'many variables', query: `query Q(${times(900, (i) => `$v${i}: Int`)}) { viewer { id } }` },
  {
    name: 'deep variables',
    query: 'mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { __typename } }',
    // Too deep for JSON.stringify.
    rawVariables: `{"input":${'[{"items":'.repeat(50_000)}1${'}]'.repeat(50_000)}}`,
  },
  {
    name: 'large variables',
    query: 'mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { __typename } }',
    rawVariables: `{"input":{"warehouses":[${'1,'.repeat(400_000)}1],"items":[]}}`,
  },
];

/** Sends one; returns the status and the body. */
export async function sendAbuse(
  { url }: { url: string },
  { query, rawVariables = '{}' }: Abuse,
  { accept = 'application/graphql-response+json', salt = '' } = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x', accept },
    body: `{"query":${JSON.stringify(`${query} #${salt}`)},"variables":${rawVariables}}`,
  });
  return { status: response.status, text: await response.text() };
}
