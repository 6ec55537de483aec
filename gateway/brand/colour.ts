/** Red, green and blue, from 0 to 1, as light adds up (linear sRGB). */
type Light = readonly [red: number, green: number, blue: number];

/** How a colour looks, whatever its lightness (OKLCH). */
export interface Tone {
  chroma: number;
  /** In radians. */
  hue: number;
}

function toLight(hex: string): Light {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

const toHex = (light: Light): string => `#${light.map(writeChannel).join('')}`;

function writeChannel(light: number): string {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}

const luminanceOfLight = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** How bright a colour `#rrggbb` is, from 0 to 1 (WCAG 2). */
export const luminanceOf = (hex: string): number => luminanceOfLight(toLight(hex));

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one) + 0.05, luminanceOf(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** The tone of a colour `#rrggbb`. */
export function toneOf(hex: string): Tone {
  const [red, green, blue] = toLight(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The colour of a tone that is as bright as asked for; less colourful where a screen has no such colour. */
export function colourOf(tone: Tone, luminance: number): string {
  const inReach = (lightness: number): Light => {
    const whole = lightOf(lightness, tone);
    if (isShown(whole)) return whole;
    const chroma = bisect(0, tone.chroma, (less) => isShown(lightOf(lightness, { ...tone, chroma: less })));
    return lightOf(lightness, { ...tone, chroma });
  };
  return toHex(inReach(bisect(0, 1, (lightness) => luminanceOfLight(inReach(lightness)) <= luminance)));
}

function lightOf(lightness: number, { chroma, hue }: Tone): Light {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Rounding leaves a little beyond both ends. */
const isShown = (light: Light): boolean => light.every((value) => value >= -0.0005 && value <= 1.0005);

/** The largest number between two bounds for which a condition holds, provided it holds at the lower one. */
function bisect(from: number, to: number, holds: (number: number) => boolean): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
