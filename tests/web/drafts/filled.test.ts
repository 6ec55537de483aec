import { expect, test } from 'vitest';
import { filled } from '../../../web/parts/drafts/filled.ts';

const empty = { name: '', isManual: false, line: null, files: [] };

test('of a stored form the texts and marks of the same type are taken, and nothing else', () => {
  const stored = { name: 'AB 1', isManual: 'yes', line: 'any', files: ['a'], price: '2' };
  expect(filled(empty, stored)).toEqual({ ...empty, name: 'AB 1' });
});

test.each([null, 'text', ['AB 1'], 7])('for %j the form stays empty', (stored) => {
  expect(filled(empty, stored)).toEqual(empty);
});
