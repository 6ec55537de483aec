import { afterEach, describe, expect, test, vi } from 'vitest';
import { kept, onNotKept, readKept, textsOf } from '../../../web/i18n/kept.ts';
import { languageChoice } from '../../../web/i18n/languageChoice.ts';
import { readTableSettings } from '../../../web/pages/downloads/tableSettings.ts';
import { readFileChoice } from '../../../web/parts/documents/documentFile.ts';
import { drafts } from '../../../web/parts/drafts/draftStore.ts';
import { readRecentPlaces } from '../../../web/parts/search/recentPlaces.ts';
import { currency } from '../../../web/shell/currency.ts';
import { applyTheme, themeChoice } from '../../../web/shell/theme/themeChoice.ts';

afterEach(() => vi.unstubAllGlobals());

const damages: readonly [string, string][] = [
  ['empty', ''],
  ['half of a JSON', '{"value":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text in quotes', '"EUR"'],
  ['another program’s object', '{"version":2,"items":[{"__proto__":null}]}'],
  ['a list of other things', '[1,null,{"to":"//evil.test"}]'],
  ['NUL', '\u0000'],
  ['a long text', 'x'.repeat(100_000)],
];

const readers: readonly [key: string, read: () => unknown, whenDamaged: unknown][] = [
  ['cc', () => currency.read(), null],
  ['i18nextLng', () => languageChoice.read(), 'en'],
  ['theme', () => (applyTheme(), themeChoice.read()), 'system'],
  ['columns:article-export', () => readTableSettings(), null],
  ['recent-places:7', () => readRecentPlaces('7', 'places'), []],
  ['documents:7', () => readFileChoice('7').file, 'zip'],
  ['draft::7:note', () => drafts.read('draft::7:note'), null],
];

describe.each(readers)('the value kept as %s', (key, read, whenDamaged) => {
  test.each(damages)('counts as none when it is %s', (_damage, text) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    localStorage.setItem(key, text);
    expect(read()).toEqual(whenDamaged);
  });

  test('counts as none where the browser forbids the storage', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    vi.stubGlobal('localStorage', undefined);
    expect(read()).toEqual(whenDamaged);
  });
});

test.each(['{', '', 'EURO', 'xx', '€', '"EUR"', '\u0000', 'eur'])(
  'a currency kept as %j is forgotten: sent, it would spoil every request',
  (code) => {
    localStorage.setItem('cc', code);
    expect(currency.read()).toBeNull();
    expect(localStorage.getItem('cc')).toBeNull();
  },
);

test('AUTH-59 any currency of three capital letters is kept, also one that no list has', () => {
  currency.select('RUR');
  expect(currency.read()).toBe('RUR');
});

test('what cannot be read as JSON, or is not taken, is forgotten', () => {
  localStorage.setItem('list', '[1]');
  expect(readKept('list', textsOf)).toBeNull();
  expect(localStorage.getItem('list')).toBeNull();
});

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('a browser without room says once what is lost; a choice that the user has not made says nothing', () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
  const say = vi.fn();
  const stop = onNotKept(say);
  expect(kept.keep('account', '1', { isQuiet: true })).toBe(false);
  expect(say).not.toHaveBeenCalled();
  expect(kept.keep('theme', 'dark')).toBe(false);
  expect(drafts.keep('draft::7:note', 'text')).toBe(false);
  expect(() => kept.forget('theme')).not.toThrow();
  expect(say).toHaveBeenCalledOnce();
  stop();
});
