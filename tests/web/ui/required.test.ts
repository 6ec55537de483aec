import { readFileSync } from 'node:fs';
import { t } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { requiredRule } from '../../../web/ui/form/requiredRule.ts';
import { readFilters, withFilters } from '../../../web/ui/filters/filterParams.ts';
import { startEnglish } from '../support/renderScreen.tsx';

beforeAll(startEnglish);

test('ERR-09 GAP-156 an empty field asks for a value in the specification’s words and keys', () => {
  expect(requiredRule(t, 'enter')('  ')).toBe('please enter value');
  expect(requiredRule(t, 'select')(null)).toBe('please select value');
  expect(requiredRule(t, 'enter')('x')).toBe(true);
  const texts = readFileSync('web/i18n/en/ui.json', 'utf8');
  expect(texts).toContain('"FROM.ERROR.PLEASE_ENTER_VALUE"');
  expect(texts).toContain('"FROM.ERROR.PLEASE_SELECT_VALUE"');
});

test('LIST-13 a boolean filter is 1 or 0 in the URL, any other value is ignored', () => {
  const types = { fullyApplied: { type: 'boolean' } } as const;
  const yes = readFilters(new URLSearchParams('filter[fullyApplied]=1'), types);
  expect(yes.get('fullyApplied')).toEqual({ type: 'boolean', value: true });
  expect(withFilters(new URLSearchParams(), yes).get('filter[fullyApplied]')).toBe('1');
  expect(readFilters(new URLSearchParams('filter[fullyApplied]=0'), types).get('fullyApplied')).toEqual({
    type: 'boolean',
    value: false,
  });
  expect(readFilters(new URLSearchParams('filter[fullyApplied]=yes'), types).size).toBe(0);
});

test('LIST-15 a text filter supports =, != and like, and several of them on one key', () => {
  const search = new URLSearchParams([
    ['filter[id]', '7'],
    ['filter[id][!=]', '8'],
    ['filter[id][like]', '9'],
  ]);
  expect(readFilters(search, { id: { type: 'string' } }).get('id')).toEqual({
    type: 'string',
    conditions: [
      { operator: '=', value: '7' },
      { operator: '!=', value: '8' },
      { operator: 'like', value: '9' },
    ],
  });
});

test.each([
  ['string', 'filter[key]=7&filter[key][>]=6'],
  ['int', 'filter[key][=>]=7&filter[key][like]=6'],
  ['select', 'filter[key][]=a&filter[key][0]=b'],
  ['dateRange', 'filter[key][from]=31.02.2026&filter[key][until]=05.03.2026'],
  ['dateRange', 'filter[key][until]=05.03.2026&filter[key][to]=06.03.2026'],
] as const)(
  'a %s filter of which a part is not understood is none: the rest of it would match more (%s)',
  (type, search) => {
    expect(readFilters(new URLSearchParams(search), { key: { type } }).size).toBe(0);
  },
);
