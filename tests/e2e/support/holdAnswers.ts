import type { Page, Request } from 'playwright';
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
