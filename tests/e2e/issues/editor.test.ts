import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreen, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
let page: Page;
let text: Locator;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  page = await openScreen(product, '/issues/create');
  text = page.getByLabel('Description');
  await page.getByRole('toolbar').waitFor();
});

const value = () => text.inputValue();
const select = (from: number, to: number) =>
  text.evaluate(
    (area, range) => {
      if (!(area instanceof HTMLTextAreaElement)) throw new Error('no textarea');
      area.focus();
      area.setSelectionRange(range[0] ?? 0, range[1] ?? 0);
    },
    [from, to],
  );
const write = async (before: string) => {
  await text.fill(before);
  await select(0, before.length);
};
const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const paste = (content: Record<string, string>, withPicture = false) =>
  text.evaluate(
    (area, [types, picture]) => {
      const data = new DataTransfer();
      for (const [type, part] of Object.entries(types)) data.setData(type, part);
      if (picture) data.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      return area.dispatchEvent(event);
    },
    [content, withPicture] as const,
  );

type Keys = Pick<
  KeyboardEventInit,
  'code' | 'key' | 'keyCode' | 'ctrlKey' | 'altKey' | 'isComposing' | 'modifierAltGraph'
>;
/** Dispatches a key press; false where the editor took it. */
const press = (init: Keys) =>
  text.evaluate(
    (area, options) =>
      area.dispatchEvent(new KeyboardEvent('keydown', { ...options, bubbles: true, cancelable: true })),
    init,
  );

/** Each button with its key, the text it changes, and the result. */
const commands: [name: string, keys: string | null, before: string, after: string][] = [
  ['Bold', 'Control+b', 'word', '**word**'],
  ['Italic', 'Control+i', 'word', '_word_'],
  ['Code', 'Control+e', 'word', '`word`'],
  ['Quote', 'Control+Shift+Period', 'a\nb', '> a\n> b'],
  ['Bulleted list', 'Control+l', 'a\nb', '- a\n- b'],
  ['Numbered list', 'Control+Shift+Digit7', 'a\nb', '1. a\n2. b'],
  ['Link', 'Control+k', 'word', '[word](https://)'],
  ['Table', 'Control+Alt+t', 'a;b\nc;d', '| a | b |\n| --- | --- |\n| c | d |'],
  ['Info', null, 'word', ':::info\nword\n:::'],
  ['Question', null, 'word', ':::question\nword\n:::'],
  ['Error', null, 'word', ':::error\nword\n:::'],
  ...[1, 2, 3, 4, 5, 6].map((level): [string, string, string, string] => [
    `Heading H${level}`,
    `Control+${level}`,
    'word',
    `${'#'.repeat(level)} word`,
  ]),
];

test(
  'ISS-21 ISS-22 ISS-23 ISS-24 ISS-25 every button and key changes the selection, and one undo takes it back',
  { tags: 'matrix' },
  async () => {
    for (const [name, keys, before, after] of commands) {
      await write(before);
      await button(name).click();
      await expect.poll(() => value(), { message: name }).toBe(after);
      await page.keyboard.press('Control+z');
      await expect.poll(() => value(), { message: `${name}, undone` }).toBe(before);
      if (keys === null) continue;
      await write(before);
      await page.keyboard.press(keys);
      await expect.poll(() => value(), { message: keys }).toBe(after);
      await button('Undo').click();
      await expect.poll(() => value(), { message: `${keys}, undone` }).toBe(before);
      await button('Redo').click();
      await expect.poll(() => value(), { message: `${keys}, redone` }).toBe(after);
      const title = await button(name).locator('[title]').getAttribute('title');
      expect(title).toContain(`${name} (Ctrl+`);
    }
  },
);

test('ISS-23 undo goes back through typing and buttons to the beginning', { tags: 'matrix' }, async () => {
  await text.pressSequentially('one');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('End');
  await text.pressSequentially(' two');
  await button('Heading H2').click();
  await expect.poll(() => value()).toContain('##');
  for (let step = 0; step < 12 && (await value()) !== ''; step++) await page.keyboard.press('Control+z');
  await expect.poll(() => value()).toBe('');
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => value()).toContain('##');
});

test(
  'ISS-26 Tab inserts four spaces; Escape, then Tab leaves, and a line below the field says so',
  { tags: 'matrix' },
  async () => {
    await text.fill('ab');
    await select(1, 1);
    await page.keyboard.press('Tab');
    await expect.poll(() => value()).toBe('a    b');
    await select(0, 6);
    await page.keyboard.press('Tab');
    await expect.poll(() => value()).toBe('    a    b');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => value()).toBe('a    b');
    await page.getByText('press Esc, then Tab to leave the field').waitFor();
    expect(await text.getAttribute('aria-describedby')).not.toBeNull();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect.poll(() => text.evaluate((area) => area === document.activeElement)).toBe(false);
    await expect.poll(() => value()).toBe('a    b');
  },
);

test(
  'keys are left alone outside of the field, with AltGr, and while a letter is composed',
  { tags: 'matrix' },
  async () => {
    await write('word');
    // Letters and signs that AltGr writes on a Polish and on a German keyboard, on keys that commands have too.
    const written = {
      KeyE: 'ę',
      KeyL: 'ł',
      KeyB: '”',
      KeyI: '→',
      KeyK: 'ĸ',
      KeyT: 'ŧ',
      Digit2: '²',
      Digit7: '{',
    };
    for (const [code, key] of Object.entries(written)) {
      // Windows reports Ctrl and Alt with it, Linux and macOS do not.
      expect(await press({ code, key, ctrlKey: true, altKey: true, modifierAltGraph: true }), key).toBe(true);
      expect(await press({ code, key, modifierAltGraph: true }), key).toBe(true);
    }
    expect(await press({ code: 'KeyB', ctrlKey: true, isComposing: true })).toBe(true);
    // Safari says that the composition has ended before it reports the key that ended it.
    await write('- word');
    await select(6, 6);
    expect(await press({ code: 'Enter', key: 'Enter', keyCode: 229 })).toBe(true);
    await expect.poll(() => value()).toBe('- word');
    await write('word');
    // The place of the key counts, whatever letter is on it.
    expect(await press({ code: 'KeyB', key: 'и', ctrlKey: true })).toBe(false);
    await expect.poll(() => value()).toBe('**word**');
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+b');
    await expect.poll(() => value()).toBe('**word**');
  },
);

test(
  'ISS-23 letters of an input method are kept, take commands, and undo goes back through both',
  { tags: 'matrix' },
  async () => {
    const input = await page.context().newCDPSession(page);
    await text.fill('');
    await text.focus();
    await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await input.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await expect.poll(() => value()).toBe('にほん');
    await input.send('Input.insertText', { text: '日本' });
    await expect.poll(() => value()).toBe('日本');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    await expect.poll(() => value()).toBe('**日本**');
    await page.keyboard.press('Control+z');
    await expect.poll(() => value()).toBe('日本');
    for (let step = 0; step < 5 && (await value()) !== ''; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => value()).toBe('');
  },
);

test(
  'a table of a sheet is pasted as a table, an address over a selection as a link, other text as it is',
  { tags: 'matrix' },
  async () => {
    await text.fill('');
    expect(await paste({ 'text/plain': 'Article\tQty\nPL-1\t5', 'text/html': '<table></table>' }, true)).toBe(
      false,
    );
    await expect.poll(() => value()).toBe('| Article | Qty |\n| --- | --- |\n| PL-1 | 5 |');
    await write('our shop');
    await paste({ 'text/plain': 'https://example.com/a' });
    await expect.poll(() => value()).toBe('[our shop](https://example.com/a)');
    await page.keyboard.press('Control+z');
    await expect.poll(() => value()).toBe('our shop');
    expect(await paste({ 'text/plain': 'some words' })).toBe(true);
  },
);

test('ISS-25 ISS-27 Ctrl+Alt+T makes a table of the selection; a pasted picture is not uploaded: a message says so and the text stays', async () => {
  await write('a;b\nc;d');
  await page.keyboard.press('Control+Alt+t');
  await expect.poll(() => value()).toBe('| a | b |\n| --- | --- |\n| c | d |');
  await text.fill('text');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['content-type']?.startsWith('multipart/')) sent.push(request.url());
  });
  await paste({}, true);
  await page.getByText('Files cannot be stored here').first().waitFor();
  await expect.poll(() => said(page)).toMatch(/cannot be stored here\. \w+\.png\. Your/);
  expect(await value()).toBe('text');
  expect(sent).toEqual([]);
});

test(
  'Enter continues a list and ends it at an empty item; the preview shows what will be sent',
  { tags: 'matrix' },
  async () => {
    await text.fill('');
    await text.pressSequentially('- a\nb\n\n:::info');
    await expect.poll(() => value()).toBe('- a\n- b\n:::info');
    await text.pressSequentially('\nc\n:::');
    await page.keyboard.press('Control+Shift+KeyP');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('listitem').nth(1).waitFor();
    expect(await preview.locator('[data-block=info]').innerText()).toMatch(/Info\s+c/);
    await page.getByRole('button', { name: 'Write' }).click();
    await expect.poll(() => value()).toBe('- a\n- b\n:::info\nc\n:::');
  },
);

test('the tools of a comment are loaded when its field is used', { tags: 'matrix' }, async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/issues/1');
  const comment = page.getByLabel('Your comment');
  await comment.waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('MarkdownTools'))).toEqual([]);
  await comment.focus();
  await page.getByRole('toolbar').waitFor();
  await comment.fill('x');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect.poll(() => comment.inputValue()).toBe('**x**');
});
