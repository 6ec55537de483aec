import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkVersion, outdated } from '../../../web/shell/outdated.ts';
import { OutdatedBanner } from '../../../web/shell/OutdatedBanner.tsx';
import { startEnglish } from '../support/renderScreen.tsx';

beforeEach(async () => {
  await startEnglish();
  document.documentElement.dataset['build'] = 'a';
  sessionStorage.clear();
  outdated.set(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['build'];
  delete document.documentElement.dataset['version'];
});

/** What the page shows after an answer; `null` for nothing. */
function shownAfter(version: string | null, build: string | null): string | null {
  cleanup();
  render(<OutdatedBanner />);
  act(() => checkVersion(version, build));
  return screen.queryByRole('button')?.textContent ?? null;
}

test('SHELL-38 an open page learns from an answer that the gateway offers another build', () => {
  expect(shownAfter('1002', 'a')).toBeNull();
  act(() => checkVersion('1002', null));
  expect(outdated.read()).toBe(false);
  expect(shownAfter('1002', 'b')).toBe('Update');
});

test('SHELL-38 it says so when nothing is typed', () => {
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  expect(shownAfter('1002', 'b')).toBeNull();
  act(() => input.blur());
  expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
  input.remove();
});

test('SHELL-37 SHELL-39 an update that did not help is said once, and no more after that', () => {
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  expect(shownAfter('1003', 'a')).toBe('Update');
  act(() => screen.getByRole('button').click());
  // The page after it.
  cleanup();
  outdated.set(false);
  expect(shownAfter('1003', 'a')).toBe('OK');
  act(() => screen.getByRole('button').click());
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  outdated.set(false);
  expect(shownAfter('1003', 'a')).toBeNull();
  expect(outdated.read()).toBe(true);
  cleanup();
  outdated.set(false);
  expect(shownAfter('1004', 'a')).toBe('Update');
});

test('SHELL-37 the page says which version of the back end the operator expects', () => {
  document.documentElement.dataset['version'] = '1003';
  expect(shownAfter('1003', 'a')).toBeNull();
  expect(shownAfter('1002', 'a')).toBe('Update');
});
