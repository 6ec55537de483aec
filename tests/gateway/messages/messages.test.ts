import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operationTable } from '../../../contract/operations.generated.ts';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql, type GraphQLRequest } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let backEnd: SmallUpstream;
let gateway: TestGateway;
/** What the back end answers to every call except for the session. */
let answer: { status: number; body: unknown };

beforeAll(async () => {
  backEnd = await startUpstream((request, res) => {
    if (request.url === operationTable.getLoggedIn.path)
      return sendJson(res, { isLoggedIn: true, user: { id: 7 } });
    return sendJson(res, answer.body, answer.status);
  });
  gateway = await startGateway({ upstreamUrl: backEnd.url, graphiql: false });
});
beforeEach(() => {
  answer = { status: 200, body: {} };
});
afterAll(async () => {
  await gateway.close();
  await backEnd.close();
});

/** A message as it was received, and the language that the answer names. */
interface Seen {
  text: string | undefined;
  language: string | null;
}

type Ask = (locale: string) => Promise<Seen>;

/** Asks for an operation whose only error has the message. */
const failing =
  (request: GraphQLRequest, status = 200, body: unknown = {}): Ask =>
  async (locale) => {
    answer = { status, body };
    const { errors, headers } = await graphql(gateway, { bearer: 'a', locale, ...request });
    expect(errors).toHaveLength(1);
    return { text: errors[0]?.message, language: headers.get('content-language') };
  };

interface Refused {
  message: string;
  messages?: string[];
  fieldErrors?: { path: string; message: string }[];
}

/** Runs a mutation that answers a problem with the message; every other text of the problem is the same. */
const refused =
  (field: string, input: object, status: number, body: unknown = {}): Ask =>
  async (locale) => {
    answer = { status, body };
    const { data, errors, headers } = await runMutation(field, input, locale);
    expect(errors).toEqual([]);
    const problem = data[field];
    for (const text of problem?.messages ?? []) expect(text).toBe(problem?.message);
    for (const error of problem?.fieldErrors ?? []) expect(error.message).toBe(problem?.message);
    return { text: problem?.message, language: headers.get('content-language') };
  };

/** Of the problems that a log-in does not have. */
const ofInput =
  '... on ConfirmationRequired { messages } ... on InvalidInput { fieldErrors { path message } }';

function runMutation(field: string, input: object, locale: string) {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
  return graphql<Record<string, Refused | undefined>>(gateway, {
    bearer: 'a',
    locale,
    query: `mutation ($input: ${type}) { ${field}(input: $input) {
      ... on Problem { message } ... on Rejected { messages } ${field === 'login' ? '' : ofInput}
    } }`,
    variables: { input },
  });
}

/** Sends a request whose answer is an error outside of GraphQL's execution: `errors`, or `messages` of a link. */
const requested =
  (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}): Ask =>
  async (locale) => {
    const response = await fetch(`${gateway.url}${path}`, { ...init, headers: { locale, ...headers } });
    const body = (await response.json()) as { errors?: { message: string }[]; messages?: string[] };
    return {
      text: body.errors?.[0]?.message ?? body.messages?.[0],
      language: response.headers.get('content-language'),
    };
  };

const order = toGlobalId('CheckoutOrder', 1);
const article = toGlobalId('Article', 1);
const orders =
  'query ($first: Int, $after: String) { viewer { orders(first: $first, after: $after) { totalCount } } }';
const asProgram = { authorization: 'Bearer a', 'content-type': 'application/json' };
const upload = new FormData();
upload.set('operations', '{}');

const cases: [title: string, ask: Ask, texts: { de: string; ru: string }][] = [
  [
    'an object that does not exist',
    failing({ query: '{ viewer { order(dbId: "1") { status } } }' }, 404),
    { de: 'Nicht gefunden.', ru: 'Не найдено.' },
  ],
  [
    'a missing session',
    failing({ query: '{ viewer { order(dbId: "1") { status } } }' }, 401),
    {
      de: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
      ru: 'Вы не вошли в систему. Войдите и попробуйте ещё раз.',
    },
  ],
  [
    'a back end that fails',
    failing({ query: '{ viewer { order(dbId: "1") { status } } }' }, 500, { message: 'SQLSTATE' }),
    {
      de: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es später erneut.',
      ru: 'На сервере произошла ошибка. Попробуйте позже.',
    },
  ],
  [
    'a write without permission',
    refused('cancelOrder', { order }, 403),
    { de: 'Dazu sind Sie nicht berechtigt.', ru: 'У вас нет прав на это действие.' },
  ],
  [
    'a write of something that does not exist',
    refused('cancelOrder', { order }, 404),
    { de: 'Nicht gefunden.', ru: 'Не найдено.' },
  ],
  [
    'a write to confirm',
    refused('cancelOrder', { order }, 402),
    { de: 'Bitte bestätigen Sie.', ru: 'Пожалуйста, подтвердите.' },
  ],
  [
    'a write that the back end rejects without a reason',
    refused('cancelOrder', { order }, 400),
    { de: 'Die Anfrage wurde abgelehnt.', ru: 'Запрос отклонён.' },
  ],
  [
    'a write with an unknown outcome',
    refused('cancelOrder', { order }, 502),
    {
      de: 'Wir wissen nicht, ob dies ausgeführt wurde. Prüfen Sie Ihre Bestellungen, bevor Sie es erneut versuchen.',
      ru: 'Мы не знаем, было ли действие выполнено. Проверьте заказы, прежде чем повторять попытку.',
    },
  ],
  [
    'wrong credentials',
    refused('login', { username: 'x', password: 'x' }, 401),
    { de: 'Benutzername oder Passwort ist falsch.', ru: 'Неверное имя пользователя или пароль.' },
  ],
  [
    'too long a value of a write',
    refused('switchUser', { username: 'x'.repeat(256) }, 200),
    {
      de: 'Dieser Text ist länger als 255 Zeichen.',
      ru: 'Текст слишком длинный. Допустимо символов: 255.',
    },
  ],
  [
    'too long a purchase list',
    refused(
      'addLines',
      { lines: Array.from({ length: 5001 }, () => ({ number: 'A1', qty: 1 })), accept: ['EXACT'] },
      200,
    ),
    {
      de: 'Höchstens 5000 Zeilen sind auf einmal erlaubt; diese Liste hat 5001.',
      ru: 'Допустимо строк за один раз: 5000; в этом списке: 5001.',
    },
  ],
  [
    'an id of another type',
    failing({
      query: 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }',
      variables: { input: { order: article } },
    }),
    {
      de: 'input.order erwartet eine id vom Typ CheckoutOrder | Order. Dies ist eine id vom Typ Article.',
      ru: 'input.order принимает id типа CheckoutOrder | Order. Это id типа Article.',
    },
  ],
  [
    'a malformed idempotencyKey',
    failing({
      query: 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }',
      variables: { input: { order, idempotencyKey: 'a b' } },
    }),
    {
      de: 'idempotencyKey muss aus 1 bis 200 druckbaren ASCII-Zeichen ohne Leerzeichen bestehen.',
      ru: 'idempotencyKey должен содержать от 1 до 200 печатных символов ASCII без пробелов.',
    },
  ],
  [
    'too large a page',
    failing({ query: orders, variables: { first: 500 } }),
    { de: 'first ist 500; erlaubt sind 1 bis 100.', ru: 'Значение first — 500; допустимо от 1 до 100.' },
  ],
  [
    'a malformed cursor',
    failing({ query: orders, variables: { after: '?' } }),
    { de: 'after ist kein Cursor dieser Liste: "?".', ru: 'Значение after — не курсор этого списка: "?".' },
  ],
  [
    'an unknown document',
    failing({ documentId: 'none' }),
    { de: 'Keine Operation hat diese documentId.', ru: 'Операции с таким documentId нет.' },
  ],
  [
    'a document with too many fields of one name',
    failing({ query: `{ viewer { ${'id '.repeat(21)} } }` }),
    {
      de: 'Die Operation wiederholt ein Feld 21-mal; erlaubt sind 20.',
      ru: 'Повторов одного поля в операции: 21; допустимо: 20.',
    },
  ],
  [
    'an operation of a browser that is not the client’s',
    async (locale) => {
      const { errors, headers } = await graphql(gateway, {
        cookie: 'BEARER=a',
        locale,
        query: '{ viewer { id } }',
      });
      return { text: errors[0]?.message, language: headers.get('content-language') };
    },
    {
      de: 'Eine Browsersitzung darf nur die Operationen des Clients ausführen.',
      ru: 'В сеансе браузера выполняются только операции клиента.',
    },
  ],
  [
    'an unknown currency',
    requested('/graphql', { headers: { ...asProgram, cc: 'EURO' }, method: 'POST', body: '{}' }),
    { de: 'CC ist kein Währungscode.', ru: 'CC не является кодом валюты.' },
  ],
  [
    'another method',
    requested('/graphql', { headers: asProgram, method: 'DELETE' }),
    { de: 'Senden Sie GET oder POST.', ru: 'Отправьте GET или POST.' },
  ],
  [
    'an upload without a file',
    requested('/graphql', { headers: { authorization: 'Bearer a' }, method: 'POST', body: upload }),
    { de: 'Senden Sie eine Datei.', ru: 'Отправьте файл.' },
  ],
  [
    'a bulk read of a mutation',
    requested('/bulk', {
      headers: asProgram,
      method: 'POST',
      body: JSON.stringify({ query: 'mutation { clearCart(input: {}) { __typename } }' }),
    }),
    {
      de: 'Nur eine Query lässt sich als Massenabfrage lesen.',
      ru: 'Массово можно читать только запросы типа query.',
    },
  ],
  [
    'an export of a day that does not exist',
    requested('/exports/orders.csv?from=2026-02-31', { headers: { authorization: 'Bearer a' } }),
    {
      de: 'from muss ein Tag sein, zum Beispiel 2026-01-31.',
      ru: 'from должен быть днём в виде 2026-01-31.',
    },
  ],
  [
    'a link that is too long',
    requested(`/api/v3/orders/5/export?export[format]=csv&token=${'x'.repeat(8000)}`, {
      headers: { authorization: 'Bearer a' },
    }),
    {
      de: 'Die URL ist länger als 8000 Zeichen.',
      ru: 'URL слишком длинный. Допустимо символов: 8000.',
    },
  ],
];

describe.each(cases)('API-02 the message about %s', (_title, ask, texts) => {
  test.each(['de', 'ru'] as const)('is in the language of Locale: %s', async (locale) => {
    expect(await ask(locale)).toEqual({ text: texts[locale], language: locale });
  });
});

test.each([
  ['en', 'Not found.'],
  ['de', 'Nicht gefunden.'],
  ['dg', 'Nicht gefunden.'],
  ['fr', 'Introuvable.'],
  ['it', 'Non trovato.'],
  ['pl', 'Nie znaleziono.'],
  ['ru', 'Не найдено.'],
  ['sr', 'Nije pronađeno.'],
  ['de-AT', 'Nicht gefunden.'],
  ['xx', 'Not found.'],
])('with Locale: %s a message is "%s"', async (locale, text) => {
  const seen = await failing({ query: '{ viewer { order(dbId: "1") { status } } }' }, 404)(locale);
  expect(seen.text).toBe(text);
});

test('a known query, answered by the fast path, has the message in the language of each request', async () => {
  const query = 'query Known { viewer { order(dbId: "1") { status } } }';
  const texts = [];
  for (const locale of ['de', 'ru', 'pl', 'de']) texts.push((await failing({ query }, 404)(locale)).text);
  expect(texts).toEqual(['Nicht gefunden.', 'Не найдено.', 'Nie znaleziono.', 'Nicht gefunden.']);
});

test('a text of the back end stays as it is', async () => {
  const text = 'The order is locked.';
  const body = { message: text };
  expect((await refused('cancelOrder', { order }, 400, body)('de')).text).toBe(text);
  expect((await refused('cancelOrder', { order }, 403, body)('ru')).text).toBe(text);
  answer = { status: 404, body };
  const { errors } = await graphql(gateway, {
    bearer: 'a',
    locale: 'de',
    query: '{ viewer { order(dbId: "1") { status } } }',
  });
  expect(errors[0]).toMatchObject({ message: 'Nicht gefunden.', extensions: { messages: [text] } });
});

test('in a query the message about a value that is too long is at its field', async () => {
  const { errors } = await graphql(gateway, {
    bearer: 'a',
    locale: 'fr',
    query: 'query ($name: String!) { viewer { article(name: $name) { id } } }',
    variables: { name: 'x'.repeat(256) },
  });
  expect(errors[0]?.extensions['fields']).toEqual([
    { field: 'id', message: 'Ce texte dépasse 255 caractères.' },
  ]);
});

test('a write with a key answers a repetition in the language of the repetition', async () => {
  const input = { order, idempotencyKey: 'outcome' };
  answer = { status: 502, body: {} };
  const texts = [];
  for (const locale of ['de', 'pl'])
    texts.push((await runMutation('cancelOrder', input, locale)).data['cancelOrder']?.message);
  expect(texts).toEqual([
    'Wir wissen nicht, ob dies ausgeführt wurde. Prüfen Sie Ihre Bestellungen, bevor Sie es erneut versuchen.',
    'Nie wiemy, czy operacja się powiodła. Zanim spróbujesz ponownie, sprawdź zamówienia.',
  ]);
  const reused = await runMutation('cancelOrder', { ...input, order: toGlobalId('CheckoutOrder', 2) }, 'it');
  expect(reused.errors.map(({ message, extensions }) => [extensions.code, message])).toEqual([
    ['IDEMPOTENCY_KEY_REUSED', 'Questa idempotencyKey è già stata usata con dati diversi. Ne usi una nuova.'],
  ]);
});

test('too many failed log-ins say in the language of the visitor how long to wait', async () => {
  const input = { username: 'often@demo.test', password: 'wrong' };
  let text: string | undefined;
  for (let attempt = 0; attempt < 50 && !text?.startsWith('Zbyt'); attempt++)
    text = (await refused('login', input, 401)('pl')).text;
  expect(text).toMatch(/^Zbyt wiele prób\. Spróbuj ponownie za \d+ minut(ę|y|)\.$/);
});

test('a page opened in a browser says in the language of its cookie why a document fails', async () => {
  answer = { status: 404, body: {} };
  const response = await fetch(`${gateway.url}/documents/1`, {
    headers: { accept: 'text/html', cookie: 'BEARER=a; locale=sr' },
  });
  expect(response.headers.get('content-language')).toBe('sr');
  expect(await response.text()).toContain(
    '<p role="alert">Nije pronađeno.</p><p><a href="/">Idi na portal</a></p>',
  );
});

test('what GraphQL says about a document or a variable is in English, for developers', async () => {
  const asked = { bearer: 'a', locale: 'de' };
  const messages = [];
  for (const request of [
    { query: '{ viewer { none } }' },
    { query: '{ viewer' },
    { query: orders, variables: { first: 'x' } },
  ])
    messages.push((await graphql(gateway, { ...asked, ...request })).errors[0]?.message);
  expect(messages).toEqual([
    expect.stringMatching(/^Cannot query field "none" on type "Viewer"/),
    expect.stringMatching(/^Syntax Error: Expected Name/),
    expect.stringMatching(/^Variable "\$first" has invalid value/),
  ]);
});
