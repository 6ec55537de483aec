/** What a process of the benchmark says of itself. */
export interface Usage {
  /** CPU time since it started, user and system, in microseconds. */
  cpuMicros: number;
  /** Resident memory in bytes. */
  rssBytes: number;
  /** Requests answered since it started; 0 where nobody counts them. */
  answered: number;
}

/**
 * Tells the parent process where this one listens, then answers each of its questions with the usage so far. A
 * question that is a number goes to `onNumber` first. Ends with the parent.
 */
export function answerParent(
  url: string,
  { answered = () => 0, onNumber }: { answered?: () => number; onNumber?: (value: number) => void } = {},
): void {
  process.on('message', (question) => {
    if (typeof question === 'number') onNumber?.(question);
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpuMicros: user + system,
      rssBytes: process.memoryUsage.rss(),
      answered: answered(),
    };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}
