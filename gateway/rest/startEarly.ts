/**
 * Starts a read that a later resolver will repeat, so that both calls are sent together; the request's memo gives that
 * resolver the same answer. That resolver also reports a failure.
 */
export function startEarly(read: Promise<unknown>): void {
  read.catch(() => undefined);
}
