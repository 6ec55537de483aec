import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const goodLines = 4_950;
const badLines = 50;

test('CART-34 CART-37 GAP-54 of 5,000 lines the 50 bad ones are listed with line, content and reason; the others are in the cart, in calls that do not grow', async () => {
  const articles = await portal.sandbox.db
    .selectFrom('articles')
    .select(['sku', 'multiple'])
    .where('active', '=', true)
    .where('eol', '=', false)
    .orderBy('id')
    .limit(500)
    .execute();
  const lines: string[] = [];
  for (let index = 0; lines.length < goodLines + badLines; index++) {
    const article = articles[index % articles.length];
    if (!article) throw new Error('There are no articles.');
    lines.push(index % 100 === 99 ? `NO-SUCH-${index};1` : `${article.sku};${article.multiple}`);
  }
  const { bearer } = await portal.as('client');
  const form = new FormData();
  const query = `mutation ($input: ImportCartInput!) {
    importCart(input: $input) {
      __typename
      ... on ImportCartPayload { isComplete errors { line content message } cart { items { requestedQty } } }
    }
  }`;
  form.append('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new File([lines.join('\r\n')], 'cart.csv', { type: 'text/csv' }));
  await (await portal.as('client')).run('mutation { clearCart(input: {}) { __typename } }');
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const answer = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'x-requested-with': 'parts-portal' },
    body: form,
  });
  const body: {
    data: {
      importCart: {
        isComplete: boolean;
        errors: { line: number; content: string; message: string }[];
        cart: { items: { requestedQty: number }[] };
      };
    };
  } = await answer.json();
  const { isComplete, errors, cart } = body.data.importCart;
  expect(isComplete).toBe(false);
  expect(errors).toHaveLength(badLines);
  expect(errors[0]).toEqual({ line: 100, content: 'NO-SUCH-99;1', message: 'Article not found.' });
  expect(errors.map(({ line }) => line)).toEqual(Array.from({ length: badLines }, (_, i) => (i + 1) * 100));
  const pieces = cart.items.reduce((sum, { requestedQty }) => sum + requestedQty, 0);
  expect(pieces).toBeGreaterThanOrEqual(goodLines);
  const received: { operationId: string }[] = await (
    await fetch(`${portal.sandbox.url}/sandbox/requests`)
  ).json();
  // The file, the default warehouse and the cart: none of them grows with the lines.
  expect(received.map(({ operationId }) => operationId).toSorted()).toEqual([
    'getCart',
    'importCart',
    'listWarehouses',
  ]);
});
