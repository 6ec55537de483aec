/**
 * `node bench/company.ts`: what the screens about the business cost in Chromium when there is much in them: a wiki of 2,000
 * pages, an issue of 500 comments, 300 addresses, 200 sub-users. Prints Markdown tables; docs/benchmarks.md explains them.
 * `node bench/company.ts wiki` measures the screens with this word in their name alone.
 */
import { chromium, type Page } from 'playwright';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { findChromium } from '../tests/e2e/support/findChromium.ts';
import { BenchProcess } from './BenchProcess.ts';
import { median } from './cartMoves.ts';
import { fillCompany } from './companyData.ts';
import { newPage, received, slowDown } from './pages.ts';
import { logIn } from './record.ts';
import { circumstances, table } from './report.ts';

/** Slowdown of the page's processor, to that of an old PC in a workshop. */
const slowdown = 4;
const openings = 3;
const repetitions = 5;

const [word = ''] = process.argv.slice(2);

/** What shows that something is on the screen: an element with a text. */
type Sign = { selector: string; text?: string };

type Move = {
  name: string;
  /** The event that begins it. */
  event: 'click' | 'keydown' | 'input';
  /** Does it for the so-manieth time. */
  act: (page: Page, time: number) => Promise<void>;
  sign: (time: number) => Sign;
  /** Takes it back, unmeasured. */
  undo?: (page: Page) => Promise<void>;
};

type Screen = { name: string; path: string; sign: Sign; moves: Move[] };

const tree = (page: Page) => page.getByRole('tree');
const comment = (page: Page) => page.getByLabel('Your comment');

const screens = (issue: number): Screen[] => [
  {
    name: 'wiki of 2,000 pages',
    path: '/wiki',
    sign: { selector: '[role=treeitem]' },
    moves: [
      {
        name: 'open a branch',
        event: 'keydown',
        act: async (page) => {
          await tree(page).focus();
          await page.keyboard.press('Home');
          await page.keyboard.type('s');
          await page.keyboard.press('ArrowRight');
        },
        sign: () => ({ selector: '[role=treeitem][aria-label="Section 1.1"]' }),
        undo: (page) => page.keyboard.press('ArrowLeft'),
      },
      {
        name: 'search titles',
        event: 'input',
        act: (page, time) =>
          page
            .getByRole('searchbox')
            .last()
            .fill(`page ${time + 1}.`),
        sign: (time) => ({ selector: 'nav li a', text: `Page ${time + 1}.1.1.1` }),
        undo: async (page) => {
          await page.getByRole('searchbox').last().fill('');
          await tree(page).waitFor();
        },
      },
    ],
  },
  {
    name: 'issue of 500 comments',
    path: `/issues/${issue}`,
    sign: { selector: 'section li p' },
    moves: [
      {
        name: 'type a letter',
        event: 'keydown',
        act: async (page) => {
          await comment(page).focus();
          await page.keyboard.type('x');
        },
        sign: () => ({ selector: 'textarea', text: 'x' }),
        undo: (page) => comment(page).fill(''),
      },
      {
        name: 'add a comment',
        event: 'click',
        act: async (page, time) => {
          await comment(page).fill(`Measured ${time}`);
          await page.getByRole('button', { name: 'Add comment' }).click();
        },
        sign: (time) => ({ selector: 'section li p', text: `Measured ${time}` }),
      },
    ],
  },
  {
    name: '300 addresses',
    path: '/my-profile/shipping-address?limit=96',
    sign: { selector: 'main article' },
    moves: [
      {
        name: 'search addresses',
        event: 'input',
        act: (page, time) =>
          page
            .getByRole('main')
            .getByRole('searchbox')
            .fill(`fitter${time + 110}`),
        sign: (time) => ({ selector: 'main li:first-child article', text: `Fitter${time + 110}` }),
        undo: async (page) => {
          await page.getByRole('main').getByRole('searchbox').fill('');
          await page.getByRole('article').nth(90).waitFor();
        },
      },
    ],
  },
  {
    name: '200 sub-users',
    path: '/my-profile/accounts?limit=96',
    sign: { selector: 'main article' },
    moves: [
      {
        name: 'open a user’s form',
        event: 'click',
        act: (page, time) =>
          page
            .getByRole('button', { name: /^Edit:/ })
            .nth(time)
            .click(),
        sign: () => ({ selector: '[role=dialog] input' }),
        undo: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        },
      },
    ],
  },
];

await buildWebIfStale();
const measured = await measure();
console.log(`\n${circumstances()}\n\n${measured}`);

async function measure(): Promise<string> {
  const sandbox = await createSandbox({ articles: 1_500, faults: true });
  await fillCompany(sandbox);
  const url = await sandbox.listen();
  const gateway = await BenchProcess.start('gateway', { UPSTREAM_URL: url, PORT: '0' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const { authorization } = await logIn(url);
    const opened: string[][] = [];
    const moved: string[][] = [];
    for (const screen of screens(await findLongIssue(sandbox)).filter(({ name }) => name.includes(word))) {
      const page = await newPage(browser, gateway.url, authorization);
      opened.push([screen.name, ...(await measureOpening(page, screen, url))]);
      for (const move of screen.moves)
        moved.push([screen.name, move.name, ...(await measureMove(page, move))]);
      await page.context().close();
    }
    return [
      table(['screen', 'upstream calls', 'elements', 'open, ms', `open at ${slowdown}×, ms`], opened),
      table(['screen', `move at ${slowdown}×`, 'to paint, median ms', 'worst ms'], moved),
    ].join('\n\n');
  } finally {
    await browser.close();
    await gateway.stop();
    await sandbox.close();
  }
}

async function measureOpening(page: Page, { path, sign }: Screen, sandboxUrl: string): Promise<string[]> {
  await page.addInitScript(watch, { sign });
  const open = async (): Promise<number> => {
    await page.goto(path);
    return readTime(page);
  };
  // Once to load the code, so that only the screen is measured.
  await open();
  await page.waitForLoadState('networkidle');
  await received(sandboxUrl);
  const times = [await open()];
  await page.waitForLoadState('networkidle');
  const calls = (await received(sandboxUrl)).length;
  const elements = await page.locator('body *').count();
  while (times.length < openings) times.push(await open());
  await slowDown(page, slowdown);
  const slowTimes: number[] = [];
  while (slowTimes.length < openings) slowTimes.push(await open());
  return [String(calls), String(elements), median(times).toFixed(0), median(slowTimes).toFixed(0)];
}

/** The first time loads code, so it is not counted. */
async function measureMove(page: Page, { event, act, sign, undo }: Move): Promise<string[]> {
  const times: number[] = [];
  for (let time = 0; time <= repetitions; time++) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(watch, { sign: sign(time), event });
    await act(page, time);
    const painted = await readTime(page);
    if (time > 0) times.push(painted);
    await undo?.(page);
  }
  return [median(times).toFixed(0), Math.max(...times).toFixed(0)];
}

declare global {
  /** Milliseconds until the sign was painted; undefined before. */
  var signTime: number | undefined;
}

/** Runs in the page: measures from its beginning, or from the last such event before the sign, until the sign is painted. */
function watch({ sign: { selector, text = '' }, event }: { sign: Sign; event?: string }): void {
  const ended = new AbortController();
  let begun = 0;
  globalThis.signTime = undefined;
  const look = (): void => {
    const isThere = [...document.querySelectorAll(selector)].some((one) =>
      (one instanceof HTMLTextAreaElement ? one.value : (one.textContent ?? '')).includes(text),
    );
    if (!isThere) return void requestAnimationFrame(look);
    ended.abort();
    setTimeout(() => (globalThis.signTime = performance.now() - begun));
  };
  if (event === undefined) return look();
  const begin = (): void => {
    if (begun === 0) requestAnimationFrame(look);
    begun = performance.now();
  };
  document.addEventListener(event, begin, { capture: true, signal: ended.signal });
}

async function readTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => globalThis.signTime, null, { timeout: 60_000 });
  return (await time.jsonValue()) ?? NaN;
}

/** The demo's issue with most comments. */
async function findLongIssue({ db }: Sandbox): Promise<number> {
  const { issue_id: issue } = await db
    .selectFrom('issue_comments')
    .select('issue_id')
    .groupBy('issue_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();
  return issue;
}
