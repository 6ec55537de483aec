import { expect, test } from 'vitest';
import { findFit } from '../../../web/pages/claims/wizard/findFit.ts';

const makes = [
  {
    name: 'Škoda',
    models: [
      { name: 'Octavia III (5E3)', variants: ['1.6 TDI', '2.0 TDI'] },
      { name: 'Superb', variants: ['2.0 TDI'] },
    ],
  },
];

test('a make without accents and the beginning of a model are listed, with the variants of the model', () => {
  const fit = findFit(makes, 'skoda', 'octavia');
  expect(fit.isListed).toBe(true);
  expect(fit.variants).toEqual(['1.6 TDI', '2.0 TDI']);
});

test('another make, and another model of the make, are not listed', () => {
  expect(findFit(makes, 'Tatra', '').isListed).toBe(false);
  expect(findFit(makes, 'Škoda', 'Fabia').isListed).toBe(false);
});

test('nothing is said while no make is typed, or where the catalog lists no vehicles', () => {
  expect(findFit(makes, '', '').isListed).toBeNull();
  expect(findFit([], 'Tatra', '815').isListed).toBeNull();
});
