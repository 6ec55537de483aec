import type { Browser, Page } from 'playwright';
import type { ReceivedRequest } from '../sandbox/support/faults.ts';

/** A page of a fresh browser profile, logged in by a token; English, 1440 × 900. */
export async function newPage(browser: Browser, url: string, authorization: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  });
  const value = authorization.replace('Bearer ', '');
  await context.addCookies([{ name: 'BEARER', value, url, httpOnly: true, sameSite: 'Strict' }]);
  return context.newPage();
}

/** Slows the page's processor down so many times; 1 is its own speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Requests that a sandbox with `faults` received since the last call. */
export async function received(sandboxUrl: string): Promise<ReceivedRequest[]> {
  const answer = await fetch(`${sandboxUrl}/sandbox/requests`);
  const requests: ReceivedRequest[] = await answer.json();
  await fetch(`${sandboxUrl}/sandbox/requests`, { method: 'DELETE' });
  return requests;
}
