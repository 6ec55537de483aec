/**
 * `npm run bench`: the cost of the gateway compared with a plain proxy (and its peers), or the files the client loads
 * and the time that takes. Prints Markdown tables; docs/benchmarks.md explains them.
 *
 *   npm run bench -- --rounds 5 --seconds 1 --scenario 'order page'
 *   npm run bench -- --against ../before    # the gateway of another checkout too, in the same rounds
 *   npm run bench -- --peers    # Apollo Server and an untuned Yoga too
 *   npm run bench -- --web --page 'orders list' --build /tmp/other    # a client built elsewhere
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { buildWebIfStale } from '../scripts/buildWebIfStale.ts';
import { BenchProcess } from './BenchProcess.ts';
import { ask } from './load.ts';
import { measure, type Contestant, type Effort } from './measure.ts';
import { megabytes } from './memory.ts';
import { logIn, record, type Caller, type Recording } from './record.ts';
import { gatewayTable } from './report.ts';
import { withOperationBefore, type Scenario } from './scenarios.ts';
import { measureWeb, pageNames } from './web.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    against: { type: 'string' },
    peers: { type: 'boolean', default: false },
    web: { type: 'boolean', default: false },
    page: { type: 'string' },
    build: { type: 'string' },
  },
});
const effort: Effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
if (!(effort.rounds >= 1 && effort.seconds > 0))
  throw new Error('--rounds and --seconds are numbers above 0.');

if (values.page !== undefined && !pageNames.includes(values.page))
  throw new Error(`Pages: ${pageNames.join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const sandbox = await createSandbox({ articles: 1_500 });
  const url = await sandbox.listen();
  const caller = await logIn(url);
  if (values.web) {
    const tables = await benchWeb(url, caller);
    await sandbox.close();
    console.log(`\n${machine()}\n\n${tables}`);
  } else {
    const { scenarios, recording } = await record(url, caller);
    await sandbox.close();
    const chosen = scenarios
      .filter(({ name }) => name === (values.scenario ?? name))
      .map((scenario) =>
        values.against === undefined ? scenario : withOperationBefore(scenario, values.against),
      );
    if (chosen.length === 0) throw new Error(`Scenarios: ${scenarios.map(({ name }) => name).join(', ')}`);
    console.log(`\n${machine()}\n\n${await benchGateway(chosen, recording, caller)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function benchGateway(scenarios: Scenario[], recording: Recording, caller: Caller): Promise<string> {
  const upstream = await BenchProcess.start('upstream', { ANSWERS: toFile('answers.json', recording) });
  const env = { UPSTREAM_URL: upstream.url };
  const steps = toFile(
    'steps.json',
    scenarios.map((scenario) => scenario.steps),
  );
  const limit = await BenchProcess.start('limit', { ...env, STEPS: steps });
  const begun = performance.now();
  const gateway = await startGateway(env);
  await ask({
    url: `${gateway.url}/graphql`,
    headers: { ...caller, 'content-type': 'application/json' },
    body: JSON.stringify(scenarios[0]?.operation),
  });
  const startMs = performance.now() - begun;
  const atStart = await gateway.usage();

  const contestants = new Map<Contestant, BenchProcess>([
    ['limit', limit],
    ['gateway', gateway],
  ]);
  if (values.against !== undefined) {
    const checkout = resolve(values.against);
    const benchmarks = ['bench', 'tests/bench'].map((path) => join(checkout, path)).find(existsSync);
    if (benchmarks === undefined) throw new Error(`${checkout} has no benchmarks.`);
    contestants.set(
      'gateway before',
      await BenchProcess.start('gateway', gatewayEnv(env), { folder: benchmarks, cwd: checkout }),
    );
  }
  if (values.peers) {
    installPeers();
    contestants.set('Apollo Server', await BenchProcess.start('peers/apollo', env));
    contestants.set('Yoga untuned', await BenchProcess.start('yoga', env));
  }
  const measured = await measure({ upstream, contestants }, scenarios, caller, effort);
  const atEnd = await gateway.usage();
  // Only then does a busy time end; see gateway/start/freeMemory.ts.
  await sleep(12_000);
  const afterwards = await gateway.usage();
  for (const process of [...contestants.values(), upstream]) await process.stop();
  return [
    gatewayTable(measured),
    '',
    `The gateway answered its first query ${startMs.toFixed(0)} ms after its process was started; it held`,
    `${megabytes(atStart.rssBytes)} then, ${megabytes(atEnd.rssBytes)} at the end and ${megabytes(afterwards.rssBytes)} twelve seconds later.`,
  ].join('\n');
}

/** They need graphql 16, so they have a separate folder of packages, which `npm ci` does not install. */
function installPeers(): void {
  const cwd = join(import.meta.dirname, 'peers');
  if (existsSync(join(cwd, 'node_modules'))) return;
  console.log('Installing the peers …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
}

async function benchWeb(upstreamUrl: string, caller: Caller): Promise<string> {
  if (values.build === undefined) await buildWebIfStale();
  const web = values.build === undefined ? {} : { WEB_DIR: resolve(values.build) };
  const gateway = await startGateway({ UPSTREAM_URL: upstreamUrl, ...web });
  try {
    return await measureWeb(gateway.url, caller, effort.rounds, values.page);
  } finally {
    await gateway.stop();
  }
}

/** Passes data to a process by a file. */
function toFile(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

function startGateway(env: Record<string, string>): Promise<BenchProcess> {
  return BenchProcess.start('gateway', gatewayEnv(env));
}

/** Twenty orders with their details need one call more than the default limit. */
function gatewayEnv(env: Record<string, string>): Record<string, string> {
  return { ...env, PORT: '0', OPERATION_BUDGET: '30' };
}

function machine(): string {
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  return `${date}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, load average ${load}, ${effort.rounds} rounds of ${effort.seconds} s.`;
}
