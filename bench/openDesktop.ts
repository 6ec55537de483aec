import type { Browser, CDPSession, Page } from 'playwright';

/** An empty page of a desktop's size with a separate session. */
export async function openDesktop(browser: Browser, url: string, authorization: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
  });
  const value = authorization.replace('Bearer ', '');
  await context.addCookies([{ name: 'BEARER', value, url, httpOnly: true, sameSite: 'Strict' }]);
  return context.newPage();
}

/** Makes the page's processor so many times slower; 1 is its own speed. */
export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}
