import type { Both, Figures, Measured } from './measure.ts';

/** A Markdown table; columns after the first are figures and stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What was measured of the gateway and the limit, one row a scenario. */
export function gatewayTable(measured: readonly Measured[]): string {
  return table(
    [
      'scenario',
      'REST calls',
      'CPU µs, limit',
      'CPU µs, gateway',
      'CPU ÷ limit',
      'requests/s, limit',
      'requests/s, gateway',
      'throughput ÷ limit',
      'latency ÷ limit, 32 in flight, 15 ms',
      'latency ÷ limit, alone, 15 ms',
    ],
    measured.map(({ name, calls, rounds: { busy, delayed, alone } }) => [
      name,
      calls.limit === calls.gateway ? String(calls.gateway) : `${calls.gateway} (limit ${calls.limit})`,
      middle(busy, ({ limit }) => limit.cpuMicros).toFixed(0),
      middle(busy, ({ gateway }) => gateway.cpuMicros).toFixed(0),
      ratio(busy, 'cpuMicros'),
      middle(busy, ({ limit }) => limit.perSecond).toFixed(0),
      middle(busy, ({ gateway }) => gateway.perSecond).toFixed(0),
      ratio(busy, 'perSecond'),
      ratio(delayed, 'medianMs'),
      ratio(alone, 'medianMs'),
    ]),
  );
}

/** The median of the rounds' own ratios: what the machine does to a round, it does to both. */
const ratio = (rounds: readonly Both<Figures>[], figure: keyof Figures): string =>
  middle(rounds, ({ limit, gateway }) => gateway[figure] / limit[figure]).toFixed(2);

function middle<T>(rounds: readonly T[], read: (round: T) => number): number {
  const values = rounds.map(read).toSorted((a, b) => a - b);
  const half = values.length >> 1;
  const upper = values[half] ?? NaN;
  return values.length % 2 === 1 ? upper : (upper + (values[half - 1] ?? NaN)) / 2;
}
