import type { Locator, Page } from 'playwright';

/** Milliseconds of each frame while an area is scrolled by 120 pixels a frame. */
export function scrollThrough(area: Locator): Promise<number[]> {
  return area.evaluate(async (scroller) => {
    const frames: number[] = [];
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let step = 0; step < 150; step++) {
      scroller.scrollTop += 120;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    scroller.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return frames;
  });
}

/** Turns of the wheel, 120 pixels each, 15 a second: a person in a hurry. */
const turns = 60;
const turnMs = 66;

/** Milliseconds of each frame that the page draws while an area is scrolled by the wheel. */
export async function scrollByWheel(page: Page, area: Locator): Promise<number[]> {
  await area.hover();
  const recorded = page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        const begun = performance.now();
        let last = begun;
        const record = (): void => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          if (now - begun < ms) requestAnimationFrame(record);
          else resolve(frames);
        };
        requestAnimationFrame(record);
      }),
    turns * turnMs,
  );
  const turned: Promise<void>[] = [];
  for (let turn = 0; turn < turns; turn++) {
    // The browser answers when the page has seen the turn: a wheel does not wait for that.
    turned.push(page.mouse.wheel(0, 120));
    await page.waitForTimeout(turnMs);
  }
  await Promise.all(turned);
  return recorded;
}

/** The quantities of a cart's rows, each a button until it is changed. */
export const quantityButtons = (page: Page): Locator =>
  page.getByRole('grid').getByRole('button', { name: /^Quantity of/ });

/**
 * Changes the quantity of a row and returns the milliseconds from the Enter key until the page shows it, and until the
 * server has it and the totals are updated.
 */
export async function editQuantity(page: Page, row: number): Promise<{ painted: number; stored: number }> {
  const cell = quantityButtons(page).nth(row);
  const before = Number(await cell.textContent());
  await cell.click();
  await page
    .getByRole('textbox')
    .last()
    .fill(String(before === 900 ? 720 : 900));
  // Waits from before the press: Playwright's own waiting runs in the page, and would delay the paint.
  const measured = page.evaluate(
    () =>
      new Promise<{ painted: number; stored: number }>((resolve) => {
        const bar = document.querySelector('section[aria-busy]');
        if (!bar) throw new Error('There are no totals.');
        const times = { begun: 0, painted: 0 };
        document.addEventListener(
          'keydown',
          () => {
            times.begun = performance.now();
            requestAnimationFrame(() => setTimeout(() => (times.painted = performance.now())));
          },
          { capture: true, once: true },
        );
        let isBusy = false;
        const observer = new MutationObserver(() => {
          const isBusyNow = bar.getAttribute('aria-busy') === 'true';
          if (isBusy && !isBusyNow) {
            observer.disconnect();
            const { begun, painted } = times;
            resolve({ painted: painted - begun, stored: performance.now() - begun });
          }
          isBusy = isBusyNow;
        });
        observer.observe(bar, { attributes: true, attributeFilter: ['aria-busy'] });
      }),
  );
  await isListening(page);
  await page.keyboard.press('Enter');
  const times = await measured;
  await page.keyboard.press('Escape');
  return times;
}

/**
 * Puts the first so many articles of a catalog page, that are not in the cart yet, into it, each with one more step.
 * Gives the milliseconds from each click until the page shows the new quantity: of those that open a popover, and of
 * its steps.
 */
export async function addToCart(page: Page, count: number): Promise<{ opened: number[]; stepped: number[] }> {
  const opened: number[] = [];
  const stepped: number[] = [];
  for (let article = 0; article < count; article++) {
    opened.push(await clickToPaint(page, page.getByRole('button', { name: /^Add to cart/ }).first()));
    const more = page.getByRole('group', { name: /^Quantity of/ }).getByRole('button', { name: 'More' });
    await more.waitFor();
    await page.waitForTimeout(settleMs);
    stepped.push(await clickToPaint(page, more));
    await page.keyboard.press('Escape');
    await more.waitFor({ state: 'detached' });
    await page.waitForTimeout(settleMs);
  }
  return { opened, stepped };
}

/** Milliseconds for the work of a click to end, so that it does not count for the next one. */
const settleMs = 700;

async function clickToPaint(page: Page, target: Locator): Promise<number> {
  // Waits from before the click, as above.
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'click',
          () => {
            const begun = performance.now();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
          },
          { capture: true, once: true },
        );
      }),
  );
  await isListening(page);
  await target.click();
  return measured;
}

/** Resolves when the page has run what it was sent before: a key would overtake it. */
async function isListening(page: Page): Promise<void> {
  await page.evaluate(() => {});
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}
