import type { BenchProcess } from './BenchProcess.ts';
import { ask, load, type BenchRequest } from './load.ts';
import type { Caller } from './record.ts';
import type { Scenario } from './scenarios.ts';

/** The three ways in which a scenario is asked. */
export const paces = {
  /** The upstream answers at once: what the work costs. */
  busy: { delayMs: 0, inFlight: 32 },
  /** The upstream takes its time. */
  delayed: { delayMs: 15, inFlight: 32 },
  /** The same, one request after the other: nothing waits for a processor. */
  alone: { delayMs: 15, inFlight: 1 },
} as const;

type PaceName = keyof typeof paces;

/** One contestant's figures of one turn. */
export interface Figures {
  cpuMicros: number;
  perSecond: number;
  medianMs: number;
}

/** What both did in one round. */
export type Both<T> = Record<'limit' | 'gateway', T>;

/** What was measured of a scenario. */
export interface Measured {
  name: string;
  /** REST calls of one request. */
  calls: Both<number>;
  /** By pace, one entry a round. */
  rounds: Record<PaceName, Both<Figures>[]>;
}

/** The processes that take part. */
export interface Processes extends Both<BenchProcess> {
  upstream: BenchProcess;
}

/** How long and how often. */
export interface Effort {
  rounds: number;
  /** Of one turn. */
  seconds: number;
}

/** One scenario for one contestant. */
interface Turn {
  process: BenchProcess;
  request: BenchRequest;
  /** Bytes of the right answer. */
  length: number;
  calls: number;
}

/**
 * Measures the scenarios in interleaved rounds: in each, the two take turns at every pace, and who begins changes
 * from round to round. Before the first round each warms up for as long as two turns take.
 */
export async function measure(
  processes: Processes,
  scenarios: readonly Scenario[],
  caller: Caller,
  { rounds, seconds }: Effort,
): Promise<Measured[]> {
  const { upstream, limit, gateway } = processes;
  const measured: (Measured & { turns: Both<Turn> })[] = [];
  for (const [index, { name, operation }] of scenarios.entries()) {
    const headers = { ...caller, 'content-type': 'application/json' };
    const body = JSON.stringify(operation);
    const turns = {
      limit: await prepare(limit, { url: `${limit.url}/${index}`, headers, body }, upstream),
      gateway: await prepare(gateway, { url: `${gateway.url}/graphql`, headers, body }, upstream),
    };
    for (const { request, length } of [turns.limit, turns.gateway]) {
      await load(request, length, { inFlight: 32, seconds: 2 * seconds });
    }
    const calls = { limit: turns.limit.calls, gateway: turns.gateway.calls };
    measured.push({ name, calls, rounds: { busy: [], delayed: [], alone: [] }, turns });
  }

  for (let round = 0; round < rounds; round++) {
    for (const { rounds: results, turns } of measured) {
      for (const pace of ['busy', 'delayed', 'alone'] as const) {
        const { delayMs, inFlight } = paces[pace];
        await upstream.usage(delayMs);
        const take = (turn: Turn): Promise<Figures> => takeTurn(turn, { inFlight, seconds });
        if (round % 2 === 0) {
          results[pace].push({ limit: await take(turns.limit), gateway: await take(turns.gateway) });
        } else {
          results[pace].push({ gateway: await take(turns.gateway), limit: await take(turns.limit) });
        }
      }
    }
  }
  return measured;
}

/** Asks once: what the right answer is, and how many REST calls it takes. */
async function prepare(process: BenchProcess, request: BenchRequest, upstream: BenchProcess): Promise<Turn> {
  const before = await upstream.usage(0);
  const answer = await ask(request);
  const after = await upstream.usage();
  return { process, request, length: Buffer.byteLength(answer), calls: after.answered - before.answered };
}

async function takeTurn(
  { process, request, length }: Turn,
  pace: { inFlight: number; seconds: number },
): Promise<Figures> {
  const before = await process.usage();
  const { requests, seconds, medianMs } = await load(request, length, pace);
  const after = await process.usage();
  return {
    cpuMicros: (after.cpuMicros - before.cpuMicros) / requests,
    perSecond: requests / seconds,
    medianMs,
  };
}
