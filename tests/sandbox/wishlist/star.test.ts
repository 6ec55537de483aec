import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { eachDatabase } from '../../support/databases.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('wishlist star', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const path = { articleId: demoArticles.bare };
  test('ART-08 CALL-056 CALL-057 the star is set and removed, doing so twice has no further effect', async () => {
    await client.ok('addToWishlist', { path });
    await client.ok('addToWishlist', { path });
    expect(await isStarred(client)).toBe(true);
    const { items } = await client.ok('searchArticles', {
      query: { searchString: skuOf(demoArticles.bare) },
    });
    expect(items[0]?.inWishList).toBe(true);
    await client.ok('removeFromWishlist', { path });
    await client.ok('removeFromWishlist', { path });
    expect(await isStarred(client)).toBe(false);
  });

  test('ART-08 the star belongs to the access: another customer does not see it', async () => {
    await client.ok('addToWishlist', { path });
    expect(await isStarred(await sandbox.as('second'))).toBe(false);
    await client.ok('removeFromWishlist', { path });
  });

  test('ART-10 an article that does not exist cannot be starred', async () => {
    const unknown = { path: { articleId: 99_999_999 } };
    expect((await client.call('addToWishlist', unknown)).status).toBe(404);
    expect((await client.call('removeFromWishlist', unknown)).status).toBe(404);
    expect((await sandbox.visitor.call('addToWishlist', { path })).status).toBe(401);
  });
});

async function isStarred(caller: RestCaller): Promise<boolean> {
  return (await caller.ok('getArticle', { path: { id: String(demoArticles.bare) } })).inWishList;
}
