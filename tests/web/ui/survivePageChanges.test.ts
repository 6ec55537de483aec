import { afterAll, beforeAll, expect, test } from 'vitest';
import { survivePageChanges } from '../../../web/ui/survivePageChanges.ts';

beforeAll(survivePageChanges);
afterAll(() => document.body.replaceChildren());

/** A paragraph with two texts of React’s, the first of which a translator has replaced. */
async function translated() {
  const paragraph = document.createElement('p');
  const text = paragraph.appendChild(document.createTextNode('two'));
  const last = paragraph.appendChild(document.createTextNode(' pieces'));
  document.body.replaceChildren(paragraph);
  await new Promise((resolve) => setTimeout(resolve));
  const font = document.createElement('font');
  font.textContent = 'zwei';
  paragraph.replaceChild(font, text);
  await new Promise((resolve) => setTimeout(resolve));
  return { paragraph, text, last, font };
}

test('a text that a translator has replaced is removed with what stands for it', async () => {
  const { paragraph, text } = await translated();
  expect(paragraph.removeChild(text)).toBe(text);
  expect(paragraph.textContent).toBe(' pieces');
});

test('what is inserted before such a text stands before what is seen', async () => {
  const { paragraph, text } = await translated();
  paragraph.insertBefore(document.createTextNode('only '), text);
  expect(paragraph.textContent).toBe('only zwei pieces');
});

test('a change of such a text is seen: a number is never the one before', async () => {
  const { paragraph, text } = await translated();
  text.nodeValue = 'three';
  expect(paragraph.textContent).toBe('three pieces');
});

test('it holds when what stands for the text was replaced again, and when the text was wrapped', async () => {
  const { paragraph, text, font, last } = await translated();
  const again = document.createElement('font');
  again.textContent = 'deux';
  paragraph.replaceChild(again, font);
  const wrapper = document.createElement('span');
  paragraph.insertBefore(wrapper, last);
  wrapper.appendChild(last);
  await new Promise((resolve) => setTimeout(resolve));
  text.nodeValue = 'four';
  expect(paragraph.textContent).toBe('four pieces');
  paragraph.insertBefore(document.createTextNode('or five'), last);
  expect(paragraph.textContent).toBe('fouror five pieces');
  paragraph.removeChild(last);
  expect(paragraph.textContent).toBe('fouror five');
});
