import { brandSteps, productRamp, type BrandRamp } from '../../contract/brandRamp.ts';
import { colourOf, contrastOf, luminanceOf, toneOf } from './colour.ts';

/** A colour's steps in either theme. */
export interface BrandRamps {
  light: BrandRamp;
  dark: BrandRamp;
}

/**
 * The steps of a brand's colour. In the light theme step 80 is the colour itself, and the others lie between it and the ends
 * of the product's own steps; in the dark theme each is as bright as the product's, so that every contrast stays.
 */
export const rampsOf = (colour: string): BrandRamps => ({
  light: lightRampOf(colour),
  dark: rampOf(colour, (step) => luminanceOf(productRamp[step])),
});

function lightRampOf(colour: string): BrandRamp {
  const middle = toScale(luminanceOf(colour));
  const productMiddle = onScale(80);
  const between = rampOf(colour, (step) => {
    const end = step > 80 ? onScale(160) : Math.min(onScale(10), middle);
    const productEnd = onScale(step > 80 ? 160 : 10);
    const part = (onScale(step) - productMiddle) / (productEnd - productMiddle);
    return fromScale(middle + (end - middle) * part);
  });
  return { ...between, 80: colour };
}

/** Steps of a colour, each as bright as asked for and as colourful, compared with the others, as in the product's. */
function rampOf(colour: string, brightnessOf: (step: keyof BrandRamp) => number): BrandRamp {
  const tone = toneOf(colour);
  const productChroma = toneOf(productRamp[80]).chroma;
  const steps = brandSteps.map((step) => {
    const chroma = (tone.chroma * toneOf(productRamp[step]).chroma) / productChroma;
    return [step, colourOf({ ...tone, chroma }, brightnessOf(step))] as const;
  });
  return { ...productRamp, ...Object.fromEntries(steps) };
}

/** Contrasts are differences on this scale. */
const toScale = (luminance: number): number => Math.log(luminance + 0.05);
const fromScale = (value: number): number => Math.exp(value) - 0.05;
const onScale = (step: keyof BrandRamp): number => toScale(luminanceOf(productRamp[step]));

/** The lowest contrast of text at WCAG 2 level AA. */
const enough = 4.5;
const white = '#ffffff';
/** The darkest of the light theme's surfaces that text in the brand's colour stands on. */
const greyest = '#f0f0f0';

/** Text and what is behind it in the light theme, wherever the brand's colour is one of them. */
const pairsOf = ({ 80: colour, 70: darker, 160: tint, 150: deeperTint }: BrandRamp) =>
  [
    [white, colour],
    [colour, white],
    [colour, greyest],
    [colour, tint],
    [darker, deeperTint],
  ] as const;

const isReadable = (colour: string): boolean =>
  pairsOf(lightRampOf(colour)).every(([text, ground]) => contrastOf(text, ground) >= enough);

/** Why text in a colour, or on it, cannot be read well enough, with the nearest shade that it can in; null where it can. */
export function findContrastFault(colour: string): string | null {
  if (isReadable(colour)) return null;
  const worst = pairsOf(lightRampOf(colour)).toSorted(
    ([a, b], [c, d]) => contrastOf(a, b) - contrastOf(c, d),
  )[0];
  if (!worst) return null;
  const [text, ground] = worst;
  // Rounded down: 4.49 is not 4.5.
  const reached = Math.floor(contrastOf(text, ground) * 10) / 10;
  return `text in ${text} on ${ground} has a contrast of ${reached}, and WCAG AA wants ${enough}: take ${nearestReadable(colour)}, or a darker one`;
}

/** The brightest shade of a colour that is readable. */
function nearestReadable(colour: string): string {
  const tone = toneOf(colour);
  let luminance = luminanceOf(colour);
  let shade = colour;
  while (!isReadable(shade)) {
    luminance *= 0.98;
    shade = colourOf(tone, luminance);
  }
  return shade;
}
