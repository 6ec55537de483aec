/** Resource usage of a process of the benchmark. */
export interface Usage {
  /** CPU time since it started, user and system, in microseconds. */
  cpuMicros: number;
  /** Resident memory in bytes. */
  rssBytes: number;
  /** Requests answered since it started; 0 where they are not counted. */
  answered: number;
  /** Milliseconds of its longest turn without a pause, and of its longest collection of garbage, since the last question. */
  longestTurnMs?: number;
  longestGcMs?: number;
  /** Bytes of V8's heap in use. */
  heapBytes?: number;
}

/**
 * Sends the address of this process to its parent, then answers each message with the usage so far; a message that is a
 * number goes to `onNumber` first. Ends with the parent.
 */
export function answerParent(
  url: string,
  {
    answered = () => 0,
    busy = () => ({}),
    onNumber,
  }: {
    answered?: () => number;
    busy?: () => Pick<Usage, 'longestTurnMs' | 'longestGcMs' | 'heapBytes'>;
    onNumber?: (value: number) => void;
  } = {},
): void {
  process.on('message', (question) => {
    if (typeof question === 'number') onNumber?.(question);
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpuMicros: user + system,
      rssBytes: process.memoryUsage.rss(),
      answered: answered(),
      ...busy(),
    };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}
