import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let gateway: TestGateway;
/** Between the export and the gateway, as the load balancer of a company. */
let balancer: Proxy;
let folder: string;

/** What the balancer does instead of passing the next requests on, one entry a request. */
const faults: ('cut' | '503' | 'pass' | 'end of session')[] = [];

beforeAll(async () => {
  [sandbox, folder] = await Promise.all([
    startSandbox({ faults: true }),
    mkdtemp(join(tmpdir(), 'export-orders-')),
  ]);
  gateway = await startGateway({ upstreamUrl: sandbox.url });
  balancer = await startProxy(gateway.url, async ({ pass }, res) => {
    const fault = faults.shift();
    if (fault === 'cut') {
      const { body } = await pass();
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      res.write(body.slice(0, 100), () => res.destroy());
      return true;
    }
    if (fault === '503') {
      res.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
      return true;
    }
    if (fault === 'end of session') await sandbox.db.deleteFrom('sessions').execute();
    return false;
  });
});
afterAll(async () => {
  await balancer.close();
  await gateway.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const days = ['2000-01-01', '2100-12-31'];

function start(file: string): ReturnType<typeof runFile> {
  return runFile(process.execPath, ['docs/examples/export-orders.ts', join(folder, file), ...days], {
    env: {
      PATH: process.env['PATH'],
      GATEWAY_URL: balancer.url,
      LOGIN_URL: `${sandbox.url}/api/v3/login_check`,
      USERNAME: 'client@demo.test',
      PASSWORD: 'demo-client',
    },
  });
}
const runFile = promisify(execFile);

interface Row {
  dbId: string;
  items: { qty: number; isDelivery: boolean }[];
}

const rowsOf = (file: string): Row[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** Number of the account's orders, of all types, and of their lines, from the database. */
async function expected(): Promise<{ ids: string[]; lines: number }> {
  const { customer_id: customer } = await sandbox.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', 100810)
    .executeTakeFirstOrThrow();
  const orders = await sandbox.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customer)
    .execute();
  const lines = await sandbox.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('order_items.id')
    .where('customer_id', '=', customer)
    .execute();
  return { ids: orders.map(({ id }) => String(id)).sort(), lines: lines.length };
}

test('docs/examples/export-orders.ts gets each order once through a token that ends, 503s and cut connections', async () => {
  faults.push('pass', 'cut', '503', '503', 'pass', 'end of session', 'pass', 'cut', 'cut');
  const { stdout, stderr } = await start('faults.ndjson');
  expect(faults).toEqual([]);
  expect(stderr).toContain('UNAUTHENTICATED');
  expect(stderr).toContain('503');
  const rows = rowsOf('faults.ndjson');
  const { ids, lines } = await expected();
  expect(stdout).toContain(`${ids.length} orders in`);
  expect(rows.map(({ dbId }) => dbId).sort()).toEqual(ids);
  expect(rows.flatMap(({ items }) => items)).toHaveLength(lines);
});

test('docs/examples/export-orders.ts continues after a run that was killed', async () => {
  const begun = balancer.received.length;
  const first = start('killed.ndjson');
  const seen = (): number => balancer.received.length - begun;
  await expect.poll(seen, { interval: 1 }).toBeGreaterThan(2);
  first.child.kill('SIGKILL');
  await expect(first).rejects.toThrow();
  expect(existsSync(join(folder, 'killed.ndjson.state'))).toBe(true);
  const { stdout } = await start('killed.ndjson');
  expect(stdout).toMatch(/^Continues after \d+ orders$/m);
  expect(
    rowsOf('killed.ndjson')
      .map(({ dbId }) => dbId)
      .sort(),
  ).toEqual((await expected()).ids);
  expect(existsSync(join(folder, 'killed.ndjson.state'))).toBe(false);
});
