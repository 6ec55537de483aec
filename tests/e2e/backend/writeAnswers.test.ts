import type { ServerResponse } from 'node:http';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

/*
 * Answers to writes that the documents do not mention but back ends give. An empty answer means that the write was done; an
 * answer about something else does not, and the form keeps its input.
 */

let proxy: Proxy;
let product: Product;
/** The write that is answered in another way, and how. */
let altered: { operationId: string; isDone: boolean; answer: (res: ServerResponse) => unknown } | null = null;

beforeAll(async () => {
  product = await startProduct({
    through: async (sandboxUrl) => {
      proxy = await startProxy(sandboxUrl, async ({ operationId, pass }, res) => {
        if (operationId !== altered?.operationId) return false;
        if (altered.isDone) await pass();
        altered.answer(res);
        return true;
      });
      return proxy.url;
    },
  });
});
afterEach(() => {
  altered = null;
});
afterAll(async () => {
  await product.close();
  await proxy.close();
});

interface Form {
  /** The write that it sends. */
  operationId: string;
  path: () => Promise<string>;
  /** Fills it; returns a field with a text that is typed. */
  fill: (page: Page) => Promise<Locator>;
  submit: (page: Page) => Promise<void>;
}

const typed = 'Typed by hand';
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const save = (page: Page): Promise<void> => dialog(page).getByRole('button', { name: 'Save' }).click();

async function idOf(table: 'orders' | 'claims' | 'issues'): Promise<string> {
  const client = await product.as('client');
  const { viewer } = await client.run<{ viewer: { list: { edges: { node: { dbId: string } }[] } } }>(
    `{ viewer { list: ${table}(first: 1) { edges { node { dbId } } } } }`,
  );
  return viewer.list.edges[0]?.node.dbId ?? '';
}

const fillComment =
  (name: string) =>
  async (page: Page): Promise<Locator> => {
    const field = page.getByRole('main').getByRole('textbox', { name });
    await field.fill(typed);
    return field;
  };

async function fillDialog(
  page: Page,
  button: string,
  texts: readonly (readonly [label: string, text: string])[],
): Promise<Locator> {
  await press(button)(page);
  for (const [label, text] of texts) await dialog(page).getByLabel(label).first().fill(text);
  return dialog(page)
    .getByLabel(texts[0]?.[0] ?? '')
    .first();
}

const forms: Record<string, Form> = {
  'comment of an order': {
    operationId: 'addOrderComment',
    path: async () => `/order/${await idOf('orders')}`,
    fill: fillComment('Your comment'),
    submit: press('Add comment'),
  },
  'comment of a claim': {
    operationId: 'addClaimComment',
    path: async () => `/claims/${await idOf('claims')}`,
    fill: fillComment('Comment'),
    submit: press('Add comment'),
  },
  'comment of an issue': {
    operationId: 'addIssueComment',
    path: async () => `/issues/${await idOf('issues')}`,
    fill: fillComment('Your comment'),
    submit: press('Add comment'),
  },
  contact: {
    operationId: 'createContact',
    path: async () => '/my-profile/contacts',
    fill: (page) =>
      fillDialog(page, 'Add contact', [
        ['First name', typed],
        ['Last name', 'Hopper'],
        ['Position', 'Purchasing'],
        ['E-mail', 'grace@parts.test'],
        ['Work phone', '+372 601'],
      ]),
    submit: save,
  },
  address: {
    operationId: 'createAddress',
    path: async () => '/my-profile/shipping-address',
    fill: async (page) => {
      const field = await fillDialog(page, 'Add address', [
        ['Label', typed],
        ['Company', 'Parts OÜ'],
        ['City', 'Rīga'],
        ['Postal code', 'LV-1050'],
        ['Street and number', 'Brīvības iela 1'],
        ['Phone', '+371 1'],
        ['E-mail', 'riga@parts.test'],
      ]);
      await dialog(page).getByLabel('Country').selectOption({ label: 'Latvia' });
      return field;
    },
    submit: save,
  },
  account: {
    operationId: 'createAccountAccess',
    path: async () => '/my-profile/accounts',
    fill: async (page) => {
      const field = await fillDialog(page, 'Add account', [
        ['First name', typed],
        ['Last name', 'Byron'],
        ['E-mail', `ada-${Math.trunc(Math.random() * 1e9)}@parts.test`],
      ]);
      await dialog(page).getByRole('combobox', { name: 'System' }).selectOption({ label: 'B2B portal' });
      await dialog(page).getByRole('button', { name: 'Generate password' }).click();
      return field;
    },
    submit: save,
  },
  'production order': {
    operationId: 'createProductionOrder',
    path: async () => '/production/create',
    fill: async (page) => {
      for (const [name, text] of [
        ['OE number', '5Q0 407 151 A'],
        ['Quantity', '20'],
        ['Price per piece', '86.50'],
        ['Description', typed],
      ] as const)
        await page.getByRole('textbox', { name }).fill(text);
      return page.getByRole('textbox', { name: 'Description' });
    },
    submit: press('Send order'),
  },
};

const json = (text: string) => (res: ServerResponse) =>
  res.writeHead(200, { 'content-type': 'application/json' }).end(text);

const doneAnswers: Record<string, (res: ServerResponse) => unknown> = {
  '204': (res) => res.writeHead(204).end(),
  'an empty 200': (res) => res.writeHead(200).end(),
  null: json('null'),
  '"OK"': json('"OK"'),
};
const otherAnswers: Record<string, { answer: (res: ServerResponse) => unknown; said: RegExp }> = {
  'a page': {
    answer: (res) =>
      res.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><html>Maintenance</html>'),
    said: /may have been made all the same/,
  },
  '{success: false}': { answer: json('{"success": false, "message": "Not today."}'), said: /Not today\./ },
  'a redirect': {
    answer: (res) => res.writeHead(302, { location: '/login' }).end(),
    said: /may have been made all the same/,
  },
};

/** The texts of notices, dialogs and the page, without the announcer's. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fui-Toast, [role=alert], [role=dialog], [role=alertdialog], main')]
      .map((part) => part.textContent)
      .join('\n'),
  );

describe.each(Object.entries(forms))('%s', (_name, { operationId, path, fill, submit }) => {
  test.each(Object.entries(doneAnswers))(
    'answered with %s, is done: the form is empty or closed',
    { tags: 'matrix' },
    async (_answer, answer) => {
      const page = await openScreen(product, await path());
      const field = await fill(page);
      altered = { operationId, isDone: true, answer };
      await submit(page);
      // Without waiting for a field that has just gone with its dialog.
      const left = (): Promise<string[]> =>
        field.evaluateAll((fields) =>
          fields.flatMap((one) => ('value' in one && one.value ? [String(one.value)] : [])),
        );
      await expect.poll(left).toEqual([]);
      expect(proxy.received.some((call) => call.operationId === operationId)).toBe(true);
    },
  );

  test.each(Object.entries(otherAnswers))(
    'answered with %s, is not done: it says so, and keeps what was typed',
    { tags: 'matrix' },
    async (_answer, { answer, said: text }) => {
      const page = await openScreen(product, await path());
      const field = await fill(page);
      altered = { operationId, isDone: false, answer };
      await submit(page);
      await expect.poll(() => said(page)).toMatch(text);
      expect(await field.inputValue()).toBe(typed);
      expect(await page.getByText('Completed successfully').count()).toBe(0);
    },
  );
});
