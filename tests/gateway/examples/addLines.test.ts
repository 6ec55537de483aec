import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const run = promisify(execFile);

test('order desk: the documented script adds a list, prints the result of each line and exits with 2 when some are left', async () => {
  const { bearer = '' } = await portal.as('client');
  const [ordinary, inTens, ended] = [demoArticles.ordinary, demoArticles.inTens, demoArticles.endOfLife].map(
    skuOf,
  );
  const env = { PATH: process.env['PATH'], GATEWAY_URL: portal.url, BEARER: bearer };
  const script = 'docs/examples/add-lines.ts';

  const all = await run(process.execPath, [script, `${ordinary}=2`, `${inTens}=11`, `${ended}=1`], { env });
  expect(all.stdout.split('\n').slice(0, 4)).toEqual([
    `line 1: ADDED ${ordinary} 2 of ${ordinary}`,
    `line 2: ROUNDED_UP ${inTens} 20 of ${inTens}`,
    `line 3: ADDED ${ended} 1 of ${ordinary}, which replaces it`,
    '3 of 3 lines are in the cart',
  ]);

  await expect(run(process.execPath, [script, 'NOBODYS-1=3'], { env })).rejects.toMatchObject({
    code: 2,
    stdout: 'line 1: UNKNOWN NOBODYS-1\n0 of 1 lines are in the cart\n',
  });

  // An account without euros.
  const { bearer: inDirham = '' } = await portal.as('dubai');
  const other = await run(process.execPath, [script, `${ordinary}=2`], { env: { ...env, BEARER: inDirham } });
  expect(other.stdout).toContain('1 of 1 lines are in the cart');
});
