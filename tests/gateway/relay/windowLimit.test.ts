import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

for (const list of ['orders', 'wishlist', 'containers', 'backorderItems']) {
  test(`GAP-34 ${list}: more than 100 rows are refused with the limit, never truncated`, async () => {
    const { data, errors } = await client.send<{ viewer: Record<string, null> }>(
      `{ viewer { ${list}(first: 101) { totalCount } } }`,
    );
    expect(data?.viewer?.[list] ?? null).toBeNull();
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/101.*1 to 100|100/),
      extensions: { code: 'BAD_REQUEST' },
    });
  });
}
