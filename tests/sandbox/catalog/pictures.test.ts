import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import partKinds from '../../../sandbox/demo/partKinds.json' with { type: 'json' };
import { choosePart } from '../../../sandbox/modules/catalog/pictures/choosePart.ts';
import { drawPicture } from '../../../sandbox/modules/catalog/pictures/drawPicture.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const sku = skuOf(demoArticles.ordinary);

test.each([200, 640, 1600] as const)(
  'ART-06 a photo and a scheme in size %i, for visitors too',
  async (size) => {
    const photo = await sandbox.visitor.call('getProductPhoto', { path: { size, sku } });
    const scheme = await sandbox.visitor.call('getProductScheme', { path: { size, sku } });
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'jpeg', width: size, height: size });
    expect(await sharp(scheme.bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect(scheme.headers.get('content-type')).toBe('image/png');
  },
);

test('ART-06 a picture has an ETag, and is not sent again to a client that has it', async () => {
  const path = { size: 200, sku } as const;
  const first = await sandbox.visitor.call('getProductPhoto', { path });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
  const url = `${sandbox.url}/product_photos/200/photos/${encodeURIComponent(sku)}.jpg`;
  const again = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('ART-06 a SKU with a slash has its picture too', async () => {
  const { sku: slashed } = await sandbox.db
    .selectFrom('articles')
    .select('sku')
    .where('sku', 'like', '%/%')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const statuses = await Promise.all([
    sandbox.visitor.call('getProductPhoto', { path: { size: 200, sku: slashed } }),
    sandbox.visitor.call('getProductScheme', { path: { size: 200, sku: slashed } }),
  ]);
  expect(statuses.map(({ status }) => status)).toContain(200);
});

test('GAP-125 an unknown article has no picture, and neither have a few known ones', async () => {
  const unknown = await sandbox.visitor.call('getProductPhoto', { path: { size: 200, sku: 'no-such' } });
  expect(unknown.status).toBe(404);
  const skus = await sandbox.db.selectFrom('articles').select('sku').orderBy('id').limit(120).execute();
  const answers = await Promise.all(
    skus.map((row) => sandbox.visitor.call('getProductPhoto', { path: { size: 200, sku: row.sku } })),
  );
  const missing = answers.filter(({ status }) => status === 404).length;
  expect(missing).toBeGreaterThan(0);
  expect(missing).toBeLessThan(15);
});

test('ART-06 other sizes do not exist', async () => {
  const { status } = await sandbox.visitor.send('getProductPhoto', { path: { size: 300, sku } });
  expect(status).toBe(404);
});

test('ART-05 the same article always has the same picture, another article another one', async () => {
  const order = { kind: 'photo', size: 200, sku, description: 'Brake disc, Front axle' } as const;
  const [one, again, other] = await Promise.all([
    drawPicture(order),
    drawPicture(order),
    drawPicture({ ...order, sku: skuOf(demoArticles.split) }),
  ]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

test('ART-05 parts of different kinds look different', async () => {
  const descriptions = new Map(partKinds.map(({ name }) => [choosePart(name), name]));
  const schemes = [...descriptions.values()].map((description) =>
    drawPicture({ kind: 'scheme', size: 200, sku, description }),
  );
  const looks = (await Promise.all(schemes)).map((picture) => picture.toString('base64'));
  expect(looks.length).toBeGreaterThan(18);
  expect(new Set(looks).size).toBe(looks.length);
});
