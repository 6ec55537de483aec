import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startProxy, type PassingCall, type Proxy } from '../../support/startProxy.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const run = promisify(execFile);

const sorted = (pieces: Map<string, number>): [string, number][] =>
  [...pieces].sort(([one], [other]) => (one < other ? -1 : 1));

/** Which answers of a place are lost: the call is passed on, and its answer is not. */
type Lost = (call: PassingCall) => boolean;

/** Ends all sessions before a request that fits, once. */
let endOfSession: RegExp | null = null;

const lost: Record<'backEnd' | 'gateway', Lost> = { backEnd: () => false, gateway: () => false };

const through = (
  place: 'backEnd' | 'gateway',
  target: string,
  before?: (call: PassingCall) => Promise<void>,
): Promise<Proxy> =>
  startProxy(target, async (call, res) => {
    await before?.(call);
    if (!lost[place](call)) return false;
    await call.pass();
    res.destroy();
    return true;
  });

/** Loses the answers of the calls that fit, once each. */
function lose(place: 'backEnd' | 'gateway', patterns: RegExp[]): void {
  const left = [...patterns];
  lost[place] = ({ operationId, body }) => {
    const at = left.findIndex((pattern) => pattern.test(operationId || body));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
}

describe.skipIf(!hasPython)('docs/examples/erp_order.py', () => {
  let sandbox: TestSandbox;
  let gateway: TestGateway;
  let backEnd: Proxy;
  let balancer: Proxy;
  let folder: string;

  beforeAll(async () => {
    [sandbox, folder] = await Promise.all([startSandbox(), mkdtemp(join(tmpdir(), 'erp-order-'))]);
    backEnd = await through('backEnd', sandbox.url);
    gateway = await startGateway({ upstreamUrl: backEnd.url, upstreamHonoursKeys: true });
    balancer = await through('gateway', gateway.url, async ({ body }) => {
      if (!endOfSession?.test(body)) return;
      endOfSession = null;
      await sandbox.db.deleteFrom('sessions').execute();
    });
    await sandbox.db.updateTable('customers').set({ credit_limit: null }).execute();
  });
  afterAll(async () => {
    await balancer.close();
    await gateway.close();
    await backEnd.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const order = (number: string, ...flags: string[]): ReturnType<typeof run> => orderAs({}, number, ...flags);

  const orderAs = (env: object, number: string, ...flags: string[]): ReturnType<typeof run> =>
    run('python3', [resolve('docs/examples/erp_order.py'), number, 'lines.csv', ...flags], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GATEWAY_URL: balancer.url,
        LOGIN_URL: `${sandbox.url}/api/v3/login_check`,
        USERNAME: 'client@demo.test',
        PASSWORD: 'demo-client',
        ...env,
      },
    });

  /** Writes a list of articles of which the ordinary warehouses have enough. */
  async function writeList(count: number, ...unknown: string[]): Promise<Map<string, number>> {
    const articles = await sandbox.db
      .selectFrom('articles')
      .innerJoin('stock', 'stock.article_id', 'articles.id')
      .select(({ fn }) => ['articles.id', 'sku', 'multiple', fn.sum<string>('stock.amount').as('available')])
      .where('active', '=', true)
      .where('eol', '=', false)
      .where('stock.warehouse_id', '<=', 4)
      .groupBy(['articles.id', 'sku', 'multiple'])
      .orderBy('articles.id')
      .execute();
    const chosen = articles.filter(({ available, multiple }) => Number(available) > 20 * multiple);
    const list = new Map(chosen.slice(0, count).map(({ sku, multiple }) => [sku, 2 * multiple]));
    expect(list.size).toBe(count);
    await writeFile(
      join(folder, 'lines.csv'),
      [...list, ...unknown.map((number) => [number, 1])]
        .map(([number, qty]) => `${number};${qty}\r\n`)
        .join(''),
    );
    return list;
  }

  /** What the back end holds under the customer's number. */
  async function ordered(number: string): Promise<{ statuses: string[]; pieces: Map<string, number> }> {
    const rows = await sandbox.db
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(['orders.id', 'status', 'article_name', 'qty'])
      .where('client_order_id', '=', number)
      .where('article_id', 'is not', null)
      .execute();
    const pieces = new Map<string, number>();
    for (const { article_name: name, qty } of rows) pieces.set(name, (pieces.get(name) ?? 0) + qty);
    return { statuses: [...new Map(rows.map(({ id, status }) => [id, status])).values()], pieces };
  }

  const countOrders = async (): Promise<number> =>
    (await sandbox.db.selectFrom('orders').select('id').execute()).length;

  test('orders 200 lines up to CONFIRMED, each once, although answers are lost', async () => {
    const list = await writeList(200);
    const before = await countOrders();
    // The back end does the write and its answer is lost; the gateway does, and its answer is lost.
    lose('backEnd', [/^createOrders$/, /^changeOrderStatus$/]);
    lose('gateway', [/mutation AddLines/, /mutation CreateOrders/, /mutation CompleteOrder/]);
    endOfSession = /mutation CompleteOrder/;
    const { stdout, stderr } = await order('PO-200');
    expect(stderr.toString().match(/attempt \d/g)?.length).toBeGreaterThan(3);
    expect(stderr).toContain('UNAUTHENTICATED');
    expect(stdout).toContain('of 200 articles are in the cart');

    const { statuses, pieces } = await ordered('PO-200');
    expect(new Set(statuses)).toEqual(new Set(['confirmed']));
    expect(sorted(pieces)).toEqual(sorted(list));
    expect((await countOrders()) - before).toBe(statuses.length);

    // The same command again makes nothing new and prints the same.
    expect((await order('PO-200')).stdout).toBe(stdout);
    expect((await countOrders()) - before).toBe(statuses.length);
  });

  test('continues a run that was killed between two writes', async () => {
    const list = await writeList(10);
    const before = await countOrders();
    const first = order('PO-KILLED');
    const hasCreated = (): boolean => balancer.received.some(({ body }) => body.includes('query Carriers'));
    balancer.received.length = 0;
    await expect.poll(hasCreated, { interval: 1 }).toBe(true);
    first.child.kill('SIGKILL');
    await expect(first).rejects.toThrow();

    await order('PO-KILLED');
    const { statuses, pieces } = await ordered('PO-KILLED');
    expect(new Set(statuses)).toEqual(new Set(['confirmed']));
    expect(sorted(pieces)).toEqual(sorted(list));
    expect((await countOrders()) - before).toBe(statuses.length);
  });

  test('ends with 3 above the credit limit; with --force it orders, and ends with 2 as a line is unknown', async () => {
    const list = await writeList(2, 'NO-SUCH-1');
    await sandbox.db.updateTable('customers').set({ credit_limit: 1 }).execute();
    await expect(order('PO-LIMIT')).rejects.toMatchObject({
      code: 3,
      stdout: expect.stringContaining('--force'),
    });
    expect((await ordered('PO-LIMIT')).statuses).toEqual([]);
    await expect(order('PO-LIMIT', '--force')).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringMatching(/^NO-SUCH-1: UNKNOWN$/m),
    });
    const { statuses, pieces } = await ordered('PO-LIMIT');
    expect(new Set(statuses)).toEqual(new Set(['confirmed']));
    expect(sorted(pieces)).toEqual(sorted(list));
    await sandbox.db.updateTable('customers').set({ credit_limit: null }).execute();
  });

  test.each([
    [{}, 'GBP'],
    [{ CURRENCY: 'EUR' }, 'EUR'],
  ])('with %o the orders of an account in pounds are in %s', async (more, currency) => {
    await writeList(1);
    const user = { USERNAME: 'buyer@demo.test', PASSWORD: 'demo-buyer', ...more };
    const { stdout } = await orderAs(user, `PO-${currency}`);
    expect(stdout).toMatch(new RegExp(`^Order .*: CONFIRMED, [\\d.]+ ${currency}$`, 'm'));
  });

  test('names each line that is not a number and a whole quantity, orders nothing and ends with 2', async () => {
    const list = await writeList(1);
    const before = await countOrders();
    const [[number, qty] = []] = [...list];
    const wrong = [
      'Number;Qty',
      `${number};${qty}`,
      '',
      `${number};1,5`,
      `${number};0`,
      ';4',
      'AB-1',
      'A;1;x',
    ];
    await writeFile(join(folder, 'lines.csv'), wrong.join('\n'));
    await expect(order('PO-WRONG')).rejects.toMatchObject({
      code: 2,
      stdout: [
        "line 1: 'Qty' is not a whole quantity from 1 to 999999",
        "line 4: '1,5' is not a whole quantity from 1 to 999999",
        "line 5: '0' is not a whole quantity from 1 to 999999",
        'line 6: the number is missing',
        'line 7: not a number and a quantity, separated by a semicolon',
        'line 8: not a number and a quantity, separated by a semicolon',
        'Nothing is ordered\n',
      ].join('\n'),
      stderr: '',
    });
    await writeFile(join(folder, 'lines.csv'), '\n');
    await expect(order('PO-WRONG')).rejects.toMatchObject({ code: 2, stdout: 'Nothing is ordered\n' });
    expect(await countOrders()).toBe(before);

    // The same number with the corrected list, in which blank lines do not count.
    await writeFile(join(folder, 'lines.csv'), `\uFEFF${number};${qty}\n\n ;\n  \n`);
    await order('PO-WRONG');
    expect(sorted((await ordered('PO-WRONG')).pieces)).toEqual(sorted(list));
  });

  test('ends with 2 and orders nothing when no line can be added', async () => {
    await writeList(0, 'NO-SUCH-1');
    const before = await countOrders();
    await expect(order('PO-NONE')).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringMatching(/^NO-SUCH-1: UNKNOWN$/m),
    });
    expect(await countOrders()).toBe(before);
  });

  test('says what it needs, and ends with 1', async () => {
    await expect(orderAs({ LOGIN_URL: '' }, 'PO-NEEDS')).rejects.toMatchObject({
      code: 1,
      stderr: 'Set LOGIN_URL.\n',
    });
    await rm(join(folder, 'lines.csv'));
    await expect(order('PO-NEEDS')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^lines\.csv: .+\n$/),
    });
  });
});
