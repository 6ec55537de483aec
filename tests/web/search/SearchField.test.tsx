import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigation } from '../../../web/navigation.ts';
import { SearchField } from '../../../web/parts/search/SearchField.tsx';
import { NavigationContext } from '../../../web/shell/navigation/NavigationContext.ts';
import { renderScreen } from '../support/renderScreen.tsx';

// For everyone, as here no session has attributes.
const wiki = navigation.filter(({ key }) => key === 'wiki').map((area) => ({ ...area, access: {} }));
const said = () => document.getElementById('announcer')?.textContent ?? '';

async function open(): Promise<HTMLInputElement> {
  await renderScreen(
    <NavigationContext value={wiki}>
      <SearchField />
    </NavigationContext>,
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await act(async () => field.focus());
  return field;
}

const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));

test('a single letter is not said to find nothing: it is looked for in names of pages alone', async () => {
  const field = await open();
  await type(field, '1');
  await screen.findByText(/^Type a number or a part of it/);
  expect(screen.queryByText(/Nothing found/)).toBeNull();
});

test('how much was found is said', async () => {
  const field = await open();
  await type(field, 'w');
  await screen.findByRole('option', { name: /Wiki/ });
  await expect.poll(said).toContain('1 suggestion');
});

test('a second Escape empties the field and leaves the list closed', async () => {
  const field = await open();
  await type(field, '1');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('1');
  // The browser's own way of emptying it is taken from it.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(field.value).toBe('');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});
