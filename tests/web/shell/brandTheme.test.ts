import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productRamp } from '../../../contract/brandRamp.ts';
import { contrastOf } from '../../../gateway/brand/colour.ts';
import { findContrastFault, rampsOf } from '../../../gateway/brand/rampOf.ts';
import { darkThemeOf, lightThemeOf } from '../../../web/shell/theme/brand.ts';

type Token = keyof ReturnType<typeof lightThemeOf>;

const surfaces: readonly Token[] = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorSubtleBackgroundHover',
];
const on = (ground: Token, ...texts: Token[]) => texts.map((text) => [text, ground] as const);

/** Text that the client shows in the brand's colour, or on it, in all states: 4.5 is wanted. */
const texts = [
  ...on('colorBrandBackground', 'colorNeutralForegroundOnBrand'),
  ...on('colorBrandBackgroundHover', 'colorNeutralForegroundOnBrand'),
  ...on('colorBrandBackgroundPressed', 'colorNeutralForegroundOnBrand'),
  ...on('colorBrandBackgroundSelected', 'colorNeutralForegroundOnBrand'),
  ...on(
    'colorBrandBackground2',
    'colorBrandForeground2',
    'colorBrandForegroundLink',
    'colorNeutralForeground1',
  ),
  ...on('colorBrandBackground2Hover', 'colorBrandForeground2'),
  ...surfaces.flatMap((surface) =>
    on(
      surface,
      'colorBrandForeground1',
      'colorBrandForeground2',
      'colorBrandForegroundLink',
      'colorBrandForegroundLinkHover',
    ),
  ),
  ...on('colorNeutralBackground1', 'colorBrandForegroundLinkPressed', 'colorBrandForegroundLinkSelected'),
];
/** Lines, marks and boxes that say something: 3 is wanted. */
const marks = on(
  'colorNeutralBackground1',
  'colorCompoundBrandStroke',
  'colorCompoundBrandStrokeHover',
  'colorCompoundBrandBackground',
  'colorBrandStroke1',
);

/** The pairs of both themes that cannot be told apart well enough. */
function unreadable(ramps: Pick<ReturnType<typeof rampsOf>, 'light' | 'dark'>): string[] {
  const themes = { light: lightThemeOf(ramps.light), dark: darkThemeOf(ramps.dark) };
  return Object.entries(themes).flatMap(([name, theme]) =>
    [...texts.map((pair) => [...pair, 4.5] as const), ...marks.map((pair) => [...pair, 3] as const)].flatMap(
      ([text, ground, wanted]) => {
        const contrast = contrastOf(String(theme[text]), String(theme[ground]));
        return contrast < wanted ? `${name}: ${text} on ${ground}: ${contrast.toFixed(2)}` : [];
      },
    ),
  );
}

test('the product’s own colour can be read in both themes', () => {
  expect(unreadable({ light: productRamp, dark: productRamp })).toEqual([]);
});

test('a brand of the product’s colour looks like the product', () => {
  const { light, dark } = rampsOf(productRamp[80]);
  for (const [step, colour] of Object.entries(productRamp).map(
    ([key, value]) => [Number(key), value] as const,
  ))
    for (const ramp of [light, dark])
      expect(
        contrastOf(Object.entries(ramp).find(([key]) => Number(key) === step)?.[1] ?? '', colour),
      ).toBeLessThan(1.02);
});

const channel = fc.integer({ min: 0, max: 255 });
const colours = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

test('whatever colour is taken, all that the client shows in it can be read in both themes; of others, the next is named', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const fault = findContrastFault(colour);
      const taken = fault === null ? colour : /take (#[0-9a-f]{6})/.exec(fault)?.[1];
      expect(findContrastFault(taken ?? '')).toBeNull();
      expect(unreadable(rampsOf(taken ?? ''))).toEqual([]);
      expect(rampsOf(taken ?? '').light[80]).toBe(taken);
    }),
    { numRuns: 30, examples: [['#000000'], ['#ffffff'], ['#ffcc00'], ['#00ff00'], ['#0000ff'], ['#e30613']] },
  );
});
