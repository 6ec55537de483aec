import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScreen } from '../accessibility/checkScreen.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const byName = async (name: string): Promise<number> => {
  const { id } = await product.sandbox.db
    .selectFrom('issues')
    .select('id')
    .where('access_id', '=', 1)
    .where('name', 'like', `${name}%`)
    .executeTakeFirstOrThrow();
  return id;
};
const field = (page: Page, name: string) => page.getByLabel(name, { exact: false });
const badge = (page: Page) => page.getByRole('banner').or(page.locator('header')).last();

test('ISS-01 ISS-02 ISS-03 ISS-10 ISS-11 ISS-12 ISS-13 ISS-14 an icon in the header leads to the issues, with the counter keyed issues; the navigation has their name; a new issue needs all four values, and then its page opens', async () => {
  const page = await openScreen(product, '/catalog');
  const icon = page.getByRole('banner').getByRole('link', { name: /^Issues/ });
  const counter = icon.getByRole('img', { name: '1 item needs your attention' });
  expect(await counter.innerText()).toBe('1');
  const { width = 0 } = (await icon.boundingBox()) ?? {};
  expect(width).toBe(32);
  await icon.click();
  await page.waitForURL('**/issues');
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await links.filter({ hasText: 'Issues' }).waitFor();
  await page.getByRole('link', { name: 'Create issue' }).click();
  await page.waitForURL('**/issues/create');

  const create = page.getByRole('button', { name: 'Create issue' });
  await create.click();
  await expect.poll(() => page.getByText('please select value').count()).toBe(4);
  expect(await field(page, 'Priority').locator('option').allInnerTexts()).toEqual([
    'Please choose',
    'Low',
    'Middle',
    'High',
    'Emergency',
  ]);
  const departments = await (await product.sandbox.as('client')).ok('listDepartments');
  expect((await field(page, 'Department').locator('option').allInnerTexts()).slice(1)).toEqual(
    departments.map(({ name }) => name),
  );
  await field(page, 'Name').fill('The box was empty');
  await field(page, 'Description').fill('# Empty\n\nWe found _nothing_ in it.');
  await field(page, 'Department').selectOption('Logistics');
  await field(page, 'Priority').selectOption('High');
  // The title of the next page follows what is said first.
  const heard = await page.locator('#announcer').evaluateHandle((region) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true });
    return texts;
  });
  await create.click();
  await page.getByRole('heading', { level: 1, name: 'The box was empty' }).waitFor();
  await expect
    .poll(async () => (await heard.jsonValue()).join())
    .toContain('Issue created: The box was empty');
  expect(new URL(page.url()).pathname).toBe(`/issues/${await byName('The box was empty')}`);
  await page.locator('em', { hasText: 'nothing' }).waitFor();
});

test('ISS-04 ISS-05 ISS-06 ISS-07 ISS-08 the columns; the end date reads the start date; badges in their colours; the list is filtered by name, status, priority and dates, all of them texts in the URL', async () => {
  const page = await openScreen(product, '/issues');
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Name',
    'Status',
    'Start date',
    'End date',
  ]);
  const done = rows(page).filter({ hasText: 'Photo of a control arm' });
  const [, , start, end] = await done.locator('th, td').allInnerTexts();
  expect(start).toMatch(/^\d\d-\d\d-\d{4}$/);
  expect(end).toBe(start);
  const link = done.getByRole('link');
  expect(await link.getAttribute('href')).toBe(`/issues/${await byName('Photo of a control arm')}`);
  const colorOf = (status: string) =>
    rows(page)
      .getByText(status, { exact: true })
      .first()
      .evaluate((tag) => getComputedStyle(tag).color);
  const [yellow, green, red] = [
    await colorOf('Pending'),
    await colorOf('In progress'),
    await colorOf('Cancelled'),
  ];
  expect(new Set([yellow, green, red]).size).toBe(3);
  expect([await colorOf('To do'), await colorOf('On review')]).toEqual([yellow, yellow]);
  await expect.poll(() => colorOf('Done')).toBe(green);

  await page.getByRole('button', { name: 'Add filter' }).click();
  const by = page.getByLabel('Filter by');
  await by.waitFor();
  expect(await by.locator('option').allInnerTexts()).toEqual([
    'Name',
    'Status',
    'Priority',
    'Start date',
    'End date',
  ]);
  await by.selectOption('Status');
  await page.getByLabel('Value').selectOption('On review');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(decodeURIComponent(new URL(page.url()).search)).toContain('filter[status]=on_review');
  await page.getByRole('button', { name: 'Status = On review' }).first().waitFor();
  await page.goto('/issues?filter[priority]=emergency');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.goto('/issues?filter[name][like]=no-such-name');
  await page.getByText('No issue matches the filters').waitFor();
  const since = String(new Date().getFullYear() + 1);
  await page.goto(`/issues?filter[realStartDate][like]=${since}`);
  await page.getByText('No issue matches the filters').waitFor();
});

test('ISS-09 ISS-16 ISS-17 GAP-147 an issue shows its title, moment of creation, badge, description, task and comments', async () => {
  const page = await openScreen(product, `/issues/${await byName('Price file by FTP')}`);
  await page.getByRole('heading', { level: 1, name: 'Price file by FTP' }).waitFor();
  expect(await badge(page).innerText()).toMatch(/In progress\s+\d\d-\d\d-\d{4} \d\d:\d\d/);
  await page.locator('pre', { hasText: 'TRW-GDB1330;18,40;EUR' }).waitFor();
  const details = page.getByRole('region', { name: /^Issue \d+$/ });
  expect(await details.innerText()).toMatch(/Department\s+Portal and interfaces\s+Priority\s+High/);
  const task = page.getByRole('region', { name: 'Related task' });
  expect(await task.innerText()).toMatch(/Price separator of scheduled files[^]*In progress/);
  const [latest] = await page.getByRole('region', { name: 'Comments' }).getByRole('listitem').allInnerTexts();
  expect(latest).toMatch(/^Elena Rossi\s+\d\d-\d\d-\d{4} \d\d:\d\d\s+Found: its separator/);
  await page.goto(`/issues/${await byName('Please take back')}`);
  await page.getByText('This issue is closed').waitFor();
  expect(await page.getByRole('region', { name: 'Related task' }).count()).toBe(0);
});

test('ISS-18 500 comments have a pager; the address keeps the page', { tags: 'matrix' }, async () => {
  const id = await byName('Connecting our ERP');
  const page = await openScreen(product, `/issues/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByText('1-20 / 500').waitFor();
  await comments.getByRole('link', { name: 'Next page' }).click();
  await comments.getByText('21-40 / 500').waitFor();
  expect(new URL(page.url()).search).toBe('?page=2&limit=20');
  await page.goto(`/issues/${id}?page=25&limit=20`);
  await comments.getByText('Test run 1: ').waitFor();
});

test('ISS-19 ISS-20 a comment is sent once there is text, and is the first; server field errors are on the field', async () => {
  const page = await openScreen(product, `/issues/${await byName('Final invoice')}`);
  const add = page.getByRole('button', { name: 'Add comment' });
  const text = field(page, 'Your comment');
  expect(await add.isDisabled()).toBe(true);
  await text.fill('  ');
  await expect.poll(() => add.isDisabled()).toBe(true);
  await product.breakNext('addIssueComment', {
    kind: 'status',
    status: 400,
    body: { fields: [{ field: 'comment', message: 'No numbers of cards, please.' }] },
  });
  await text.fill('Thank you, it is **there** now.');
  await add.click();
  await page.getByText('No numbers of cards, please.').waitFor();
  expect(await text.inputValue()).toBe('Thank you, it is **there** now.');
  await text.press('Control+Enter');
  const first = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first();
  await expect.poll(() => first.innerText()).toContain('Thank you, it is there now.');
  expect(await first.innerText()).toContain('Kadri Tamm');
  expect(await text.inputValue()).toBe('');
  expect(await add.isDisabled()).toBe(true);
});

test(
  'ISS-15 server field errors are set on the form; other errors are notified and nothing typed is lost',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/issues/create');
    await field(page, 'Name').fill('An odd name');
    await field(page, 'Description').fill('Long text');
    await field(page, 'Department').selectOption('Sales');
    await field(page, 'Priority').selectOption('Low');
    const create = page.getByRole('button', { name: 'Create issue' });
    await product.breakNext('createIssue', {
      kind: 'status',
      status: 400,
      body: { fields: [{ field: 'name', message: 'Please use other words.' }] },
    });
    await create.click();
    await page.getByText('Please use other words.').waitFor();
    await product.breakNext('createIssue', { kind: 'status', status: 500 });
    await create.click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Error').first().waitFor();
    expect(await field(page, 'Description').inputValue()).toBe('Long text');
    expectComplaints(/Failed to load|500/);
  },
);

test(
  'a problem is reported from a page and from an error, with ids and without secrets',
  { tags: 'matrix' },
  async () => {
    const { id } = await product.sandbox.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 1)
      .executeTakeFirstOrThrow();
    const page = await openScreen(product, `/order/${id}?token=geheim&tab=1`);
    await page.getByRole('link', { name: 'Report a problem' }).click();
    await page.waitForURL('**/issues/create?*');
    expect(page.url()).not.toContain('geheim');
    await expect.poll(() => field(page, 'Name').inputValue()).toBe(`Problem: order ${id}`);
    const text = await field(page, 'Description').inputValue();
    expect(text).toContain(`- Subject: order ${id}`);
    expect(text).toContain(`${product.url}/order/${id}?tab=1>`);
    expect(text).toMatch(/- Language: en\n- Version: \d+\n:::/);

    await product.breakNext('listIssues', { kind: 'status', status: 500 });
    await page.goto('/issues');
    const notices = page.getByRole('region', { name: 'Messages' });
    await notices.getByRole('link', { name: 'Report a problem' }).first().click();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Problem with the portal');
    expect(await field(page, 'Description').inputValue()).toMatch(/- Request id: `[\w-]{8,}`/);
    expectComplaints(/Failed to load|500/);
  },
);

test(
  'what was typed and not sent is there after a reload, for its user alone, until it is sent or discarded',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/issues/create');
    await field(page, 'Name').fill('Half a thought');
    await field(page, 'Description').fill('Not yet fin');
    await page.reload();
    await page.getByRole('main').getByText('Your draft of').waitFor();
    await expect.poll(() => said(page)).toContain('Your draft of');
    expect(await field(page, 'Description').inputValue()).toBe('Not yet fin');
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await expect.poll(() => said(page)).toContain('The draft is discarded');
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    expect(await field(page, 'Name').evaluate((it) => it === document.activeElement)).toBe(true);
    const path = `/issues/${await byName('Wheel bearing')}`;
    await page.goto(path);
    const comment = field(page, 'Your comment');
    await comment.fill('And one more th');
    await page.reload();
    await expect.poll(() => comment.inputValue()).toBe('And one more th');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect.poll(() => comment.inputValue()).toBe('');
    await page.reload();
    await page.getByText('And one more th').waitFor();
    expect(await comment.inputValue()).toBe('');
  },
);

test('GAP-15 every user has issues; an issue of another user is not found', { tags: 'matrix' }, async () => {
  const page = await openPage(product, { as: 'basic@demo.test' });
  await page.goto('/issues');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.goto('/issues/1');
  await page.waitForURL('**/not-found');
});

const screens = [
  { name: 'the list', path: '/issues' },
  { name: 'an empty list', path: '/issues?filter[name][like]=no-such-name' },
  { name: 'an issue', path: '/issues/1' },
  {
    name: 'a new issue',
    path: '/issues/create?about=order&id=12&path=/order/12',
    states: [
      (page: Page) => page.getByRole('button', { name: /^(Create issue|Anfrage erstellen)$/ }).click(),
      (page: Page) => page.getByRole('button', { name: /^(Preview|Vorschau)$/ }).click(),
    ],
  },
];
test.each(screens)(
  '$name: axe finds no violations, and the page does not scroll sideways',
  { tags: 'matrix' },
  (screen) => checkScreen(product, { ...screen, as: 'client' }),
);
