import { expect, test } from 'vitest';
import { keyNames } from '../../../web/ui/keyNames.ts';

test('keys have the names that keyboards of the language give them', () => {
  expect(keyNames('Ctrl+Shift+P', 'de')).toBe('Strg+Umschalt+P');
  expect(keyNames('Ctrl K', 'dg')).toBe('Strg K');
  expect(keyNames('Shift Enter', 'fr')).toBe('Maj Entrée');
  expect(keyNames('Ctrl+Enter', 'pl')).toBe('Ctrl+Enter');
});
