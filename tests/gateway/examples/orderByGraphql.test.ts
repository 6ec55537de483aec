import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const run = promisify(execFile);
const script = 'docs/examples/order-by-graphql.ts';

/** Runs the documented script as a reader would. */
async function runScript(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], GATEWAY_URL: portal.url, ...env },
  });
  return stdout;
}

test('the ordering journey by GraphQL alone with a bearer: search, cart, orders, checkout, confirmation, read back, PDF', async () => {
  const client = await portal.as('client');
  const output = await runScript({ BEARER: client.bearer ?? '' }, 'filter', '3');
  expect(output).toMatch(/^Logged in as Kadri Tamm$/m);
  expect(output).toMatch(/^Found \d+ articles for "filter"$/m);
  expect(output).toMatch(/^Cart: \d+ of \d+ pieces, [\d.]+ EUR$/m);
  const created = [...output.matchAll(/^Created order (\d+) \(.+\): NOT_COMPLETED$/gm)].map(([, id]) => id);
  expect(created.length).toBeGreaterThan(0);
  for (const id of created) {
    expect(output).toMatch(new RegExp(`^Completed order ${id}: NOT_CONFIRMED, by .+, VAT [\\d.]+ %$`, 'm'));
    expect(output).toMatch(new RegExp(`^Confirmed order ${id}: CONFIRMED$`, 'm'));
    expect(output).toMatch(new RegExp(`^Order ${id} \\(TOOL-${id}\\): CONFIRMED, .+ EUR$`, 'm'));
  }
  const [, file = ''] = /^Proforma \S+: \d+ bytes of application\/pdf in (.+)$/m.exec(output) ?? [];
  expect(existsSync(file)).toBe(true);
  await rm(file);
});

test('GAP-60 on the sandbox the script logs itself in; above the credit limit it ends, and with --agree it continues', async () => {
  await portal.sandbox.db.updateTable('customers').set({ credit_limit: 1 }).where('id', '=', 10).execute();
  const env = {
    SANDBOX_URL: portal.sandbox.url,
    USERNAME: 'second@demo.test',
    PASSWORD: 'demo-second',
  };
  await expect(runScript(env)).rejects.toThrow('ConfirmationRequired');
  const output = await runScript(env, '--agree');
  expect(output).toMatch(/^ {2}asks to confirm: .*credit limit/m);
  expect(output).toMatch(/^Completed order \d+: NOT_CONFIRMED/m);
  const [, file = ''] = /in (\S+\.pdf)$/m.exec(output) ?? [];
  await rm(file);
});

test.each([
  [{}, 'GBP'],
  [{ CURRENCY: 'EUR' }, 'EUR'],
])('with %o the orders of an account in pounds are in %s', async (env, currency) => {
  const { bearer = '' } = await portal.as('buyer');
  const output = await runScript({ BEARER: bearer, ...env });
  expect(output).toMatch(new RegExp(`^Cart: .+ ${currency}$`, 'm'));
  expect(output).toMatch(new RegExp(`^Order .+: CONFIRMED, .+ ${currency}$`, 'm'));
  const [, file = ''] = /in (\S+\.pdf)$/m.exec(output) ?? [];
  await rm(file, { force: true });
});

test('without a bearer the script says what it needs', async () => {
  await expect(runScript({})).rejects.toThrow('Set BEARER, or SANDBOX_URL to log in at the sandbox.');
});
