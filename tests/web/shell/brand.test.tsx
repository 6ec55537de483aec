import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { brandPage } from '../../../gateway/brand/brandPage.ts';
import { readBrand } from '../../../gateway/brand/readBrand.ts';
import { attentionColor } from '../../../web/shell/navigation/AttentionBadge.tsx';
import { portalName } from '../../../web/ui/pictures/brand.ts';
import { LogoImage } from '../../../web/ui/pictures/LogoImage.tsx';

const page =
  '<html lang="en"><head><title>B2B portal</title></head><div class="visitor-page"><img src="data:," alt="B2B portal" width="208" height="56"/></div></html>';

/** The page of a sample brand, as the browser has it. */
function open(folder: string): Document {
  const brand = readBrand(folder);
  if (!brand) throw new Error(`${folder} has no brand`);
  const opened = new DOMParser().parseFromString(brandPage(page, brand), 'text/html');
  document.documentElement.dataset['brand'] = opened.documentElement.dataset['brand'];
  return opened;
}
afterEach(() => {
  delete document.documentElement.dataset['brand'];
});

test.each([
  ['deploy/brands/norva', 'Norva Parts', 2],
  ['deploy/brands/talla', 'Talla Teile', 1],
])('SHELL-13 SHELL-14 the client renders the logo that the page of %s came with', (folder, name, logos) => {
  const drawn = open(folder).querySelector('.visitor-page');
  expect(portalName((key) => key)).toBe(name);
  const rendered = renderToStaticMarkup(<LogoImage product="data:," alt={name} scale={2} />);
  expect(rendered.match(/<img /g)).toHaveLength(logos);
  const holder = document.createElement('div');
  holder.innerHTML = rendered;
  // React's renderer asks for the pictures in front of what it renders.
  for (const hint of holder.querySelectorAll('link')) hint.remove();
  expect(drawn?.innerHTML).toBe(holder.innerHTML);
});

test('SHELL-13 SHELL-15 without a brand the portal has its own name and logo', () => {
  expect(portalName((key) => key)).toBe('APP.TITLE_SUFFIX');
  expect(renderToStaticMarkup(<LogoImage product="data:," alt="" />)).toBe(
    '<img src="data:," alt="" width="104" height="28"/>',
  );
});

test('GAP-06 info is blue, but grey with a brand, which may be as red as danger', () => {
  expect(['INFO', 'WARNING', 'DANGER', 'OTHER'].map(attentionColor)).toEqual([
    'brand',
    'warning',
    'danger',
    'brand',
  ]);
  open('deploy/brands/norva');
  expect(['INFO', 'WARNING', 'DANGER', 'OTHER'].map(attentionColor)).toEqual([
    'informative',
    'warning',
    'danger',
    'informative',
  ]);
});
