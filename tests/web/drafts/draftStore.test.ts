import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../web/parts/drafts/draftStore.ts';

const name = 'draft::1:claim-return';
afterEach(() => vi.unstubAllGlobals());

test('a draft keeps its key until its value changes, or its write was refused', () => {
  drafts.keep(name, ['one']);
  const first = drafts.read(name);
  drafts.keep(name, ['one']);
  expect(drafts.read(name)).toBe(first);
  drafts.keep(name, ['one', 'two']);
  const second = drafts.read(name);
  expect(second?.key).not.toBe(first?.key);
  drafts.renew(name);
  expect(drafts.read(name)?.value).toEqual(['one', 'two']);
  expect(drafts.read(name)?.key).not.toBe(second?.key);
  drafts.forget(name);
  expect(drafts.read(name)).toBeNull();
});

test('listeners hear of changes here and in other tabs', () => {
  const heard = vi.fn();
  const end = drafts.subscribe(heard);
  drafts.keep(name, 'text');
  dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  drafts.forget(name);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a damaged draft is none, and a browser without room says so', () => {
  localStorage.setItem(name, '{"value":');
  expect(drafts.read(name)).toBeNull();
  localStorage.setItem(name, '"text"');
  expect(drafts.read(name)).toBeNull();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(drafts.keep(name, 'more')).toBe(false);
});
