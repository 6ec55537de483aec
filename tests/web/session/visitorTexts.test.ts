import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readVisitorTexts } from '../../../web/vite/translations.ts';

test('FMT-03 the pages for visitors include every text they show', () => {
  const sources = globSync([
    'web/pages/session/*.{ts,tsx}',
    'web/visitor/*.{ts,tsx}',
    'web/shell/theme/*.tsx',
  ])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Keys appear in calls of `t`, or in tables such as that of the pages' titles.
  const keys = sources.match(/(?<=')(?:[A-Z][A-Z_]*\.)+[A-Z_]+(?=')|(?<=\bt\(')[A-Z_.]+(?=')/g) ?? [];
  expect(keys.length).toBeGreaterThan(40);
  const texts = readVisitorTexts('en');
  expect(keys.filter((key) => !(key in texts))).toEqual([]);
});
