import { expect, test } from 'vitest';
import { findLikeChoices } from '../../../web/ui/form/findLikeChoices.ts';

const choicesOf = (labels: readonly string[]) => labels.map((label) => ({ label, value: label }));
const makers = choicesOf(['Audi', 'Citroën', 'Mercedes-Benz', 'Škoda', 'Volkswagen']);
const models = choicesOf([
  'Golf VII Hatchback (2012-2021)',
  'Golf VIII Hatchback (2019-)',
  'Polo VI Hatchback (2017-)',
]);
const engines = choicesOf(['1.2, 63 kW / 86 hp', '1.6 D, 85 kW / 116 hp', '2.0 D, 110 kW / 150 hp']);

test.each([
  [makers, 'vw', ['Volkswagen']],
  [makers, 'volkswagn', ['Volkswagen']],
  [makers, 'mercedez', ['Mercedes-Benz']],
  [makers, 'citroen', ['Citroën']],
  [makers, 'x', []],
  [models, 'golf 7', ['Golf VII Hatchback (2012-2021)']],
  [models, 'vw golf 7 1.6 tdi', ['Golf VII Hatchback (2012-2021)']],
  [engines, '1.6 tdi', ['1.6 D, 85 kW / 116 hp']],
  [engines, 'golf 7 1.6 tdi', ['1.6 D, 85 kW / 116 hp']],
  [choicesOf(['Ölfilter', 'Luftfilter']), 'oelfilter', ['Ölfilter']],
])('finds in a picker by what people write: case %#, %2$s', (choices, typed, found) => {
  expect(findLikeChoices(choices, typed).map(({ label }) => label)).toEqual(found);
});
