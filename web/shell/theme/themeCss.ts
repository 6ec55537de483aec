import { darkTheme, lightTheme } from './brand.ts';

const colour = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/**
 * Both themes as one rule of custom properties: a colour that differs is `light-dark(…)`, so that `color-scheme` alone
 * decides which one is shown, before any script has loaded. Throws when two values differ in more than colours.
 *
 * @param code what uses the theme: tokens that it does not name are left out; all are there without it
 */
export function themeCss(code?: string): string {
  const used = code === undefined ? null : new Set(code.match(/(?<=--)\w+/g));
  const dark = new Map(Object.entries(darkTheme));
  const tokens = Object.entries(lightTheme)
    .filter(([token]) => used?.has(token) ?? true)
    .map(([token, light]) => `--${token}:${inRem(token, inBoth(String(light), String(dark.get(token))))}`);
  return `:root{${tokens.join(';')}}`;
}

/** Sizes of text follow the browser's default size, 16 px unless the user has another. */
const inRem = (token: string, value: string): string =>
  /^(fontSize|lineHeight)/.test(token) && value.endsWith('px')
    ? `${Number.parseFloat(value) / 16}rem`
    : value;

function inBoth(light: string, dark: string): string {
  if (light === dark) return light;
  if (isColour(light) && isColour(dark)) return `light-dark(${light},${dark})`;
  const darks = dark.match(colour) ?? [];
  if (light.replaceAll(colour, '#') !== dark.replaceAll(colour, '#')) {
    throw new Error(`A theme's value differs in more than colours: ${light} and ${dark}`);
  }
  let i = 0;
  return light.replaceAll(colour, (each) => inBoth(each, darks[i++] ?? each));
}

function isColour(value: string): boolean {
  return value === 'transparent' || value.replace(colour, '') === '';
}
