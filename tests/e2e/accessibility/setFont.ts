import type { Page } from 'playwright';

const folder = 'node_modules/dejavu-fonts-ttf/ttf';

/** Shows all text of the page in one font, whichever the machine has: DejaVu Sans is wide, its condensed cut narrow. */
export async function setFont(page: Page, family: 'DejaVuSans' | 'DejaVuSansCondensed'): Promise<void> {
  if (!(await hasFont(page, family))) await loadFont(page, family);
  await page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { font-family: ${name} !important }`);
    document.adoptedStyleSheets = [sheet];
  }, family);
}

const hasFont = (page: Page, family: string) =>
  page.evaluate((name) => [...document.fonts].some((font) => font.family === name), family);

async function loadFont(page: Page, family: string): Promise<void> {
  // From the page's own origin, as its content security policy requires.
  await page.route('**/test-fonts/*.ttf', (route) =>
    route.fulfill({ path: `${folder}/${new URL(route.request().url()).pathname.split('/').at(-1) ?? ''}` }),
  );
  await page.evaluate(async (name) => {
    const cuts = [
      ['normal', name],
      ['bold', `${name}-Bold`],
    ] as const;
    for (const [weight, file] of cuts) {
      document.fonts.add(await new FontFace(name, `url(/test-fonts/${file}.ttf)`, { weight }).load());
    }
  }, family);
}
