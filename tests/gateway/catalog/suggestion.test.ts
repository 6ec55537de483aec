import { expect, test } from 'vitest';
import { readSuggestion } from '../../../gateway/modules/catalog/suggestion.ts';

const read = (value: string) => readSuggestion({ value, label: 'shown' });

test('CAT-11 CAT-12 a suggested article has kind, name and brand, and no number', () => {
  expect(read('f...OC 90...KNECHT...')).toEqual({
    value: 'f...OC 90...KNECHT...',
    kind: 'ARTICLE',
    label: 'shown',
    articleName: 'OC 90',
    brand: 'KNECHT',
    number: null,
  });
});

test('CAT-13 an analogue has its maker and its number', () => {
  expect(read('a......VW...06A115561B')).toMatchObject({
    kind: 'CROSS_NUMBER',
    articleName: null,
    brand: 'VW',
    number: '06A115561B',
  });
});

test('CAT-14 free text keeps the dots that were typed', () => {
  expect(read('q.........filter...oil')).toMatchObject({ kind: 'TEXT', number: 'filter...oil' });
});

test('GAP-117 a suggestion of an unknown kind is left out', () => {
  expect(read('z...OC 90...KNECHT...')).toBeNull();
});
