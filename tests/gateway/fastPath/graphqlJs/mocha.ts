import { test } from 'vitest';

export { describe } from 'vitest';

/** A test of graphql-js, not called by a promise: `execute` runs what waits. */
export function it(title: string, run: () => unknown): void {
  test(title, () => new Promise((resolve, reject) => setImmediate(() => start(run, resolve, reject))));
}

function start(run: () => unknown, resolve: (value: void) => void, reject: (reason: unknown) => void): void {
  try {
    Promise.resolve(run()).then(() => resolve(), reject);
  } catch (error) {
    reject(error);
  }
}
