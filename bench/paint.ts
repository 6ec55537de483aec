import type { BrowserContext, Page } from 'playwright';

/** Slow 4G: 150 ms for a round trip, 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** One visit; times are milliseconds since its start. */
export type Visit = {
  /** When the page's main content was painted. */
  content: number;
  largestPaint: number;
  /** Total blocking time: the time of tasks beyond 50 ms each, from the first paint until the network was idle. */
  blocked: number;
  /** The longest task, before the first paint too. */
  longestTask: number;
  /** Cumulative layout shift. */
  shift: number;
  /** When the code of a prerendered page has taken it over. */
  ready: number | null;
  /** Addresses of the files loaded when the content was painted, including the page, without its icon. */
  requests: string[];
};

type Seen = Pick<Visit, 'content' | 'largestPaint' | 'shift'> & {
  tasks: { start: number; duration: number }[];
};

declare global {
  /** The records of `watch` in the page. */
  var seen: Seen;
}

/** Visits an address in a new tab, on slow 4G with a processor four times slower. */
export async function visitSlowly(context: BrowserContext, address: string, content: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch, { content, painted });
    // The page says it: to look for the content with a locator runs Playwright's script in the page, again and again.
    const isPainted = page.waitForEvent('console', (message) => message.text() === painted);
    await page.goto(address);
    await isPainted;
    await page.waitForLoadState('networkidle');
    return await readVisit(page);
  } finally {
    await page.close();
  }
}

/** What the page logs when its content was painted. */
const painted = 'content painted';

/** Runs in the page before anything else: records paints, layout shifts and long tasks. */
function watch({ content, painted: message }: { content: string; painted: string }): void {
  const seen: Seen = { content: NaN, largestPaint: NaN, shift: 0, tasks: [] };
  globalThis.seen = seen;
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    longtask: ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }),
    'largest-contentful-paint': ({ startTime }) => (seen.largestPaint = startTime),
    'layout-shift': (entry) => (seen.shift += 'value' in entry ? Number(entry.value) : 0),
  };
  for (const [type, note] of Object.entries(notes)) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
  const look = (): void => {
    if (document.querySelector(content) === null) requestAnimationFrame(look);
    // The frame after the one that paints it.
    else {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.content = performance.now();
          console.debug(message);
        }),
      );
    }
  };
  look();
}

function readVisit(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { tasks, ...seen } = globalThis.seen;
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    const [ready] = performance.getEntriesByName('ready');
    // The browser reports a paint some frames later.
    const from = firstPaint?.startTime ?? seen.content;
    const blockedBy = ({ start, duration }: (typeof tasks)[number]): number =>
      Math.max(0, start + duration - Math.max(start + 50, from));
    return {
      ...seen,
      blocked: tasks.reduce((sum, task) => sum + blockedBy(task), 0),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      ready: ready?.startTime ?? null,
      requests: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((entry) => 'responseEnd' in entry && Number(entry.responseEnd) < seen.content)
        .map(({ name }) => name)
        .filter((name) => !name.endsWith('/favicon.svg')),
    };
  });
}
