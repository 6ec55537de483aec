import { productRamp, type BrandRamp } from '../../contract/brandRamp.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Brand, BrandLogo } from './readBrand.ts';

/**
 * A page of the client in a brand: all that shows before any script has run is in it, so that nothing flashes in the product's
 * colours. The client reads `data-brand` for all that it renders later (`web/ui/pictures/brand.ts`).
 */
export function brandPage(text: string, { name, ramps, logo, mark, loginPicture }: Brand): string {
  const data = escapeHtml(JSON.stringify({ name, ...logo }));
  const styles = [...logoStyles(logo), ...(loginPicture ? pictureStyles(loginPicture.path) : [])].join('');
  const branded = (ramps ? recolour(text, ramps) : text)
    .replace('<html', () => `<html data-brand="${data}"`)
    .replace(/(<title>(?:.* \| )?)[^<]*(?=<\/title>)/, (_, before: string) => `${before}${escapeHtml(name)}`)
    // As `web/visitor/VisitorCard.tsx` renders it.
    .replace(/(<div class="visitor-page">)<img [^>]*>/, (_, before: string) => before + drawLogo(logo, name))
    .replace('</head>', () => `<style nonce="__CSP_NONCE__">${styles}</style></head>`);
  return mark
    ? branded.replace(
        /<link rel="icon"[^>]*>/,
        `<link rel="icon" href="${mark.path}" type="${mark.file.type}">`,
      )
    : branded;
}

const stepOf = new Map(
  Object.entries(productRamp).map(([step, colour]) => [colour, Number(step) as keyof BrandRamp]),
);

function inRamp(ramp: BrandRamp, colour: string): string {
  const step = stepOf.get(colour);
  return step === undefined ? colour : ramp[step];
}

/** The product's steps are in the page's styles as they are, those of both themes in `light-dark(…)`. */
function recolour(text: string, { light, dark }: NonNullable<Brand['ramps']>): string {
  return text
    .replaceAll(
      /light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/g,
      (_, inLight: string, inDark: string) => `light-dark(${inRamp(light, inLight)},${inRamp(dark, inDark)})`,
    )
    .replaceAll(/:#[0-9a-f]{6}\b/g, (found) => `:${inRamp(light, found.slice(1))}`);
}

function drawLogo({ path, darkPath, width, height }: BrandLogo, name: string): string {
  const draw = (className: string, src: string): string =>
    `<img class="${className}" src="${src}" alt="${escapeHtml(name)}" width="${2 * width}" height="${2 * height}"/>`;
  return draw('logo-light', path) + (darkPath === null ? '' : draw('logo-dark', darkPath));
}

/** The theme is the user's choice, which a media query alone does not know; paper is white. */
const logoStyles = ({ darkPath }: BrandLogo): string[] =>
  darkPath === null
    ? []
    : [
        '.logo-dark{display:none}',
        `@media screen{${inDark(':root[data-theme=dark]')}}`,
        `@media screen and (prefers-color-scheme:dark){${inDark(':root:not([data-theme=light])')}}`,
      ];

const inDark = (root: string): string =>
  `${root} .logo-light{display:none}${root} .logo-dark{display:inline}`;

/** Next to the card of the pages for visitors, where there is room for both. */
const pictureStyles = (path: string): string[] => [
  '@media screen and (min-width:1024px){#root>.visitor{padding-inline-start:45vw}',
  `#root>.visitor::before{content:"";position:fixed;inset:0 55vw 0 0;background:url(${path}) center/cover}}`,
];
