import { warehouseIds } from '../../support/shopping.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let backEnd: SmallUpstream;
let gateway: TestGateway;
/** What the back end answers next. */
let answer: { status: number; body: unknown };

beforeAll(async () => {
  backEnd = await startUpstream((_request, res) => {
    if (typeof answer.body !== 'string') return sendJson(res, answer.body, answer.status);
    res.writeHead(answer.status, { 'content-type': 'text/plain' }).end(answer.body);
  });
  gateway = await startGateway({ upstreamUrl: backEnd.url });
});
afterAll(async () => {
  await gateway.close();
  await backEnd.close();
});

const low = 'Too low: at least 10, better 12.5.';
const odd = 'Not a multiple of 4 (see § 3/4).';

/** Error bodies whose texts belong to no field, and these texts. */
const general: [title: string, body: unknown, texts: string[]][] = [
  ['message', { message: low }, [low]],
  ['messages', { messages: [low, odd] }, [low, odd]],
  ['messages as one text', { messages: low }, [low]],
  ['messages as a list of objects', { messages: [{ message: low }, { text: odd }] }, [low, odd]],
  ['message as a list', { message: [low, odd] }, [low, odd]],
  ['error', { error: low }, [low]],
  ['error as an object', { error: { code: 12, message: low } }, [low]],
  ['error with messages', { error: { messages: [low, odd] } }, [low, odd]],
  ['errors as a list', { errors: [low, odd] }, [low, odd]],
  ['errors as one text', { errors: low }, [low]],
  ['errors as a list of objects', { errors: [{ code: 'E1', title: low }, { detail: odd }] }, [low, odd]],
  ['title and detail', { type: 'about:blank', title: low, detail: odd, status: 400 }, [low, odd]],
  ['error and its description', { error: low, error_description: odd }, [low, odd]],
  ['a text', JSON.stringify(low), [low]],
  ['a plain text', low, [low]],
  ['a list of texts', [low, odd], [low, odd]],
  ['a list of objects', [{ message: low }, { message: odd }], [low, odd]],
  ['nested in data', { status: 'error', data: { messages: [low] } }, [low]],
  ['errors of no field', { non_field_errors: [low] }, [low]],
  ['several lines', { message: `${low}\n${odd}` }, [low, odd]],
  [
    'a message next to the status text, a path and a time',
    { timestamp: '2026', status: 400, error: 'Bad Request', message: low, path: '/api/v3/cart' },
    [low],
  ],
];

/** Error bodies whose texts belong to fields: `path: text`. */
const ofFields: [title: string, body: unknown, fields: string[]][] = [
  ...['field', 'name', 'propertyPath', 'property', 'path'].map((key): [string, unknown, string[]] => [
    `fields with ${key}`,
    { fields: [{ [key]: 'qty', message: low }] },
    [`qty: ${low}`],
  ]),
  ...['messages', 'error', 'errors', 'title', 'detail'].map((key): [string, unknown, string[]] => [
    `fields with ${key}`,
    { fields: [{ field: 'qty', [key]: key.endsWith('s') ? [low, odd] : low }] },
    key.endsWith('s') ? [`qty: ${low}`, `qty: ${odd}`] : [`qty: ${low}`],
  ]),
  ['fields as a map', { fields: { qty: low, note: odd } }, [`qty: ${low}`, `note: ${odd}`]],
  ['fields as a map of lists', { fields: { qty: [low, odd] } }, [`qty: ${low}`, `qty: ${odd}`]],
  ['fields as a map of objects', { fields: { qty: { message: low } } }, [`qty: ${low}`]],
  ['fields as a nested map', { fields: { address: { city: low } } }, [`address.city: ${low}`]],
  ['rows of a list', { fields: { items: [{}, { qty: [low] }] } }, [`items.1.qty: ${low}`]],
  [
    'errors as a map next to a message',
    { message: odd, errors: { qty: [low] } },
    [`qty: ${low}`, `: ${odd}`],
  ],
  [
    'violations',
    { title: odd, violations: [{ propertyPath: 'address[city]', message: low, code: 'c1' }] },
    [`address.city: ${low}`, `: ${odd}`],
  ],
  ['a form with children', { code: 400, errors: { children: { qty: { errors: [low] } } } }, [`qty: ${low}`]],
  ['a pointer', { errors: [{ source: { pointer: '/data/attributes/qty' }, detail: low }] }, [`qty: ${low}`]],
  ['a location', { detail: [{ loc: ['body', 'qty'], msg: low, type: 'x' }] }, [`qty: ${low}`]],
  ['a map alone', { qty: low, note: [odd] }, [`qty: ${low}`, `note: ${odd}`]],
  ['a list of named objects', [{ field: 'qty', message: low }], [`qty: ${low}`]],
];

const article = toGlobalId('Article', 1);
const address = {
  companyName: 'Test',
  country: toGlobalId('Country', 1),
  city: 'Tallinn',
  postalCode: '10111',
  street: 'Street 1',
  phone: '1',
  email: 'a@b.test',
};
const operations: [field: string, input: object][] = [
  ['setCartQty', { article, qty: 1, type: 'REGULAR' }],
  ['createOrders', { warehouses: warehouseIds('1'), items: [{ article, qty: 1 }] }],
  ['createAddress', { type: 'SHIPPING', address }],
  ['completeOrder', { order: toGlobalId('CheckoutOrder', 1) }],
  ['addOrderComment', { order: toGlobalId('Order', 1), message: 'Hello' }],
  ['changeOrderStatus', { orders: [toGlobalId('Order', 1)], status: 'CONFIRMED' }],
];
const refusals = [400, 409, 422];

interface Refused {
  __typename: string;
  message: string;
  messages?: string[];
  fieldErrors?: { path: string; message: string }[];
}

/** What a mutation answers when the back end refuses it so. */
async function refuse([field, input]: (typeof operations)[number], status: number, body: unknown) {
  answer = { status, body };
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  const { data, errors } = await graphql<Record<string, Refused> | null>(gateway, {
    bearer: 'token',
    query: `mutation ($input: ${type}) { ${field}(input: $input) {
      __typename
      ... on Problem { message }
      ... on Rejected { messages }
      ... on InvalidInput { fieldErrors { path message } }
    } }`,
    variables: { input },
  });
  return { problem: data?.[field], errors };
}

/** The fields of an address are one field of the input. */
const inAddress = (field: string): string => (/^\w+:/.test(field) ? `address.${field}` : field);

describe.each(operations)('%s', (...operation) => {
  test.each(general)('GAP-158 texts of no field: %s', async (_title, body, texts) => {
    for (const status of refusals) {
      const { problem, errors } = await refuse(operation, status, body);
      expect(errors).toEqual([]);
      expect(problem).toEqual({ __typename: 'Rejected', message: texts[0], messages: texts });
    }
  });

  test.each(ofFields)('GAP-158 texts of fields: %s', async (_title, body, fields) => {
    for (const status of refusals) {
      const { problem, errors } = await refuse(operation, status, body);
      expect(errors).toEqual([]);
      expect(problem?.__typename).toBe('InvalidInput');
      expect(problem?.fieldErrors?.map(({ path, message }) => `${path}: ${message}`)).toEqual(
        fields.map((field) => (operation[0] === 'createAddress' ? inAddress(field) : field)),
      );
    }
  });
});

test('43 shapes of error bodies are known', () => {
  expect(general.length + ofFields.length).toBe(43);
});

const internal = [
  'SQLSTATE[23505]: Unique violation: 7 ERROR: duplicate key value',
  'select * from users where id = 7'.toUpperCase(),
  'An exception occurred while executing INSERT INTO orders (id) VALUES (1)',
  'relation "orders" does not exist',
  'App\\Entity\\Order::setQty(): Argument #1 must be int',
  'TypeError: Cannot read properties of undefined',
  'NullPointerException',
  'Error in /var/www/shop/src/Order.php on line 12',
  'Order.php:12',
  'at handle (server.js:10:2)',
  '#0 OrderService->save()',
  'Traceback (most recent call last):',
  'C:\\shop\\Order.cs',
  'connect ECONNREFUSED 10.0.0.7:5432',
  'postgres:5432 is down',
  '<b>Fatal</b>',
  '{"query": "x"}',
];

test.each([400, 402, 403, 404, 409, 418, 422, 429])(
  'GAP-159 texts of programs do not pass with %i, and other texts of the answer do',
  async (status) => {
    for (const text of internal) {
      for (const body of [
        { message: text },
        { messages: [text] },
        { fields: { qty: text } },
        { error: text },
        text,
      ]) {
        const { problem, errors } = await refuse(['setCartQty', operations[0]?.[1] ?? {}], status, body);
        const seen = [problem?.message, ...(problem?.messages ?? []), JSON.stringify(errors)].join('\n');
        expect(seen).not.toContain(text);
        expect(seen).not.toContain(JSON.stringify(text).slice(1, -1));
      }
    }
    const { problem, errors } = await refuse(['setCartQty', operations[0]?.[1] ?? {}], status, {
      messages: [internal[0], low],
    });
    expect(JSON.stringify([problem, errors])).toContain(low);
  },
);
