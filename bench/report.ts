import { availableParallelism, loadavg } from 'node:os';
import type { Contestant, Each, Figures, Measured } from './measure.ts';

/** When and on what a browser benchmark ran, in a sentence. */
export const circumstances = (): string => {
  const [load = 0] = loadavg();
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} processors, load average ${load.toFixed(1)}.`;
};

/** A Markdown table; columns of figures are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = rows[0]?.map((cell) => (Number.isNaN(Number(cell)) ? '---' : '---:')) ?? [];
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The measurements, one row per scenario and contestant; ratios to the limit. */
export function gatewayTable(measured: readonly Measured[]): string {
  return table(
    [
      'scenario',
      'contestant',
      'REST calls',
      'CPU µs',
      'CPU ÷ limit',
      'requests/s',
      'throughput ÷ limit',
      'latency ÷ limit, 32 in flight, 15 ms',
      'latency ÷ limit, alone, 15 ms',
    ],
    measured.flatMap(({ name, calls, rounds: { busy, delayed, alone } }) =>
      [...calls].map(([contestant, count]) => [
        name,
        contestant,
        String(count),
        middle(busy, (round) => read(round, contestant, 'cpuMicros')).toFixed(0),
        ratio(busy, contestant, 'cpuMicros'),
        middle(busy, (round) => read(round, contestant, 'perSecond')).toFixed(0),
        ratio(busy, contestant, 'perSecond'),
        ratio(delayed, contestant, 'medianMs'),
        ratio(alone, contestant, 'medianMs'),
      ]),
    ),
  );
}

const read = (round: Each<Figures>, contestant: Contestant, figure: keyof Figures): number =>
  round.get(contestant)?.[figure] ?? NaN;

/** The median of the rounds' ratios, as the machine's noise in a round affects both. */
const ratio = (rounds: readonly Each<Figures>[], contestant: Contestant, figure: keyof Figures): string =>
  middle(rounds, (round) => read(round, contestant, figure) / read(round, 'limit', figure)).toFixed(2);

function middle<T>(rounds: readonly T[], figure: (round: T) => number): number {
  const values = rounds.map(figure).toSorted((a, b) => a - b);
  const half = values.length >> 1;
  const upper = values[half] ?? NaN;
  return values.length % 2 === 1 ? upper : (upper + (values[half - 1] ?? NaN)) / 2;
}
