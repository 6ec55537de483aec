import { isDeepStrictEqual } from 'node:util';
import type { BenchProcess } from './BenchProcess.ts';
import { ask, load, type BenchRequest } from './load.ts';
import type { Caller } from './record.ts';
import type { Scenario } from './scenarios.ts';

/** The three ways to run a scenario. */
export const paces = {
  /** The upstream answers at once: the cost of the work itself. */
  busy: { delayMs: 0, inFlight: 32 },
  /** The upstream answers after a delay. */
  delayed: { delayMs: 15, inFlight: 32 },
  /** The same, one request at a time: nothing waits for a processor. */
  alone: { delayMs: 15, inFlight: 1 },
} as const;

type PaceName = keyof typeof paces;

/** Figures of one contestant in one turn. */
export interface Figures {
  cpuMicros: number;
  perSecond: number;
  medianMs: number;
}

/** The contestants: gateway and limit; another build of the gateway and the peers if chosen. */
export type Contestant = 'limit' | 'gateway' | 'gateway before' | 'Apollo Server' | 'Yoga untuned';

/** Figures of all contestants in one round. */
export type Each<T> = ReadonlyMap<Contestant, T>;

/** Measurements of a scenario. */
export interface Measured {
  name: string;
  /** REST calls of one request. */
  calls: Each<number>;
  /** By pace, one entry per round. */
  rounds: Record<PaceName, Each<Figures>[]>;
}

/** The contestants' processes, and their back end. */
export interface Processes {
  upstream: BenchProcess;
  contestants: Each<BenchProcess>;
}

/** Duration and number of rounds. */
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
 * Measures the scenarios in interleaved rounds: in each, all take turns at every pace, and the order changes from
 * round to round. Before the first round each warms up for as long as two turns take. Throws when a peer's answer is
 * not the gateway's.
 */
export async function measure(
  { upstream, contestants }: Processes,
  scenarios: readonly Scenario[],
  caller: Caller,
  { rounds, seconds }: Effort,
): Promise<Measured[]> {
  const measured: (Measured & { turns: Each<Turn> })[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    const turns = new Map<Contestant, Turn>();
    const answers = new Map<Contestant, string>();
    for (const [contestant, process] of contestants) {
      const request = requestOf(contestant, process.url, scenario, index, caller);
      const before = await upstream.usage(0);
      const answer = await ask(request);
      const after = await upstream.usage();
      const calls = after.answered - before.answered;
      answers.set(contestant, answer);
      turns.set(contestant, { process, request, length: Buffer.byteLength(answer), calls });
    }
    expectSameAnswer(scenario.name, answers);
    for (const { request, length } of turns.values()) {
      await load(request, length, { inFlight: 32, seconds: 2 * seconds });
    }
    const calls = new Map([...turns].map(([contestant, turn]) => [contestant, turn.calls]));
    measured.push({ name: scenario.name, calls, rounds: { busy: [], delayed: [], alone: [] }, turns });
  }

  for (let round = 0; round < rounds; round++) {
    for (const { rounds: results, turns } of measured) {
      const inTurn = round % 2 === 0 ? [...turns] : [...turns].reverse();
      for (const pace of ['busy', 'delayed', 'alone'] as const) {
        const { delayMs, inFlight } = paces[pace];
        await upstream.usage(delayMs);
        const figures = new Map<Contestant, Figures>();
        for (const [contestant, turn] of inTurn) {
          figures.set(contestant, await takeTurn(turn, { inFlight, seconds }));
        }
        results[pace].push(figures);
      }
    }
  }
  return measured;
}

/**
 * The gateway gets the client's request, the peers the same operation as text, the limit the scenario's number. Another
 * build gets the request that its own client sends.
 */
function requestOf(
  contestant: Contestant,
  url: string,
  { operation, operationBefore, text }: Scenario,
  index: number,
  caller: Caller,
): BenchRequest {
  const headers = { ...caller, 'content-type': 'application/json' };
  if (contestant === 'limit') return { url: `${url}/${index}`, headers, body: '{}' };
  const asText = 'query' in operation ? operation : { query: text, variables: operation.variables };
  const asked = {
    gateway: operation,
    'gateway before': operationBefore ?? asText,
    'Apollo Server': asText,
    'Yoga untuned': asText,
  };
  const body = JSON.stringify(asked[contestant]);
  return { url: contestant === 'Apollo Server' ? url : `${url}/graphql`, headers, body };
}

const dataOf = (answer: string): unknown => JSON.parse(answer).data;

/** Ids and cursors are opaque: each build makes its own. */
const opaque = new Set(['id', 'cursor', 'startCursor', 'endCursor']);

/** Whether two builds say the same wherever both answer with the same type: one may have an object for the other's text. */
function agrees(one: unknown, other: unknown): boolean {
  if (isObject(one) !== isObject(other)) return true;
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const known = new Map(Object.entries(other));
  return Object.entries(one).every(
    ([name, value]) => opaque.has(name) || !known.has(name) || agrees(value, known.get(name)),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A contestant with different data has done different work; extensions are a matter of its version. */
function expectSameAnswer(scenario: string, answers: Each<string>): void {
  const expected = dataOf(answers.get('gateway') ?? '{}');
  for (const [contestant, answer] of answers) {
    if (contestant === 'limit') continue;
    const isSame = contestant === 'gateway before' ? agrees : isDeepStrictEqual;
    if (!isSame(dataOf(answer), expected))
      throw new Error(`${scenario}: ${contestant} answers ${answer.slice(0, 300)}`);
  }
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
