import type { Page, Request, Route } from 'playwright';
import persisted from '../../../persisted.json' with { type: 'json' };

const names = new Map(
  Object.entries(persisted).map(([id, text]) => [id, /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '']),
);

/** The name of a stored operation; its beginning is enough. Empty for an unknown one. */
export const findOperation = (id: string): string =>
  names.get(id) ?? [...names].find(([one]) => id !== '' && one.startsWith(id))?.[1] ?? '';

/** The name of the operation that a request sends; empty for any other request. */
export function operationOf(request: Request): string {
  const id = /"documentId":"(\w+)"/.exec(request.postData() ?? '')?.[1];
  return (id !== undefined && names.get(id)) || '';
}

/**
 * Whether the session came without the cart's totals, as it does where the back end takes more than a second for the cart: only
 * then the page reads them by themselves. To be called before the page is opened.
 */
export function watchCartTotals(page: Page): () => Promise<boolean> {
  const areMissing: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql')) return;
    areMissing.push(
      response.text().then(
        (text) => text.includes('"cartTotals":null'),
        () => false,
      ),
    );
  });
  return async () => (await Promise.all(areMissing)).includes(true);
}

/** An answer that the back end has given, and that has not arrived yet. */
export type Held = { given: Promise<void>; deliver: () => void };

/** Keeps the next answer to an operation: the back end gives it at once, the page gets it when the test says so. */
export async function holdNext(page: Page, operation: string): Promise<Held> {
  const given = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let isUsed = false;
  await page.route('**/graphql', async (route) => {
    if (isUsed || operationOf(route.request()) !== operation) return route.fallback();
    isUsed = true;
    const response = await route.fetch();
    given.resolve();
    await delivered.promise;
    await route.fulfill({ response });
  });
  return { given: given.promise, deliver: delivered.resolve };
}

/** What something between the browser and the gateway makes of an answer. */
const ways = {
  page: (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }),
  nothing: (route: Route) => route.fulfill({ status: 200, body: '' }),
  cut: (route: Route) => route.abort('connectionreset'),
} as const;

/** How an answer is spoiled. */
export type Way = keyof typeof ways;

/** Spoils the next answers to an operation, which the gateway does all the same. Returns how many it has spoiled. */
export async function loseNext(
  page: Page,
  operation: string,
  way: Way,
  times: number,
): Promise<() => number> {
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (lost === times || operationOf(route.request()) !== operation) return route.fallback();
    lost += 1;
    await route.fetch();
    await ways[way](route);
  });
  return () => lost;
}
