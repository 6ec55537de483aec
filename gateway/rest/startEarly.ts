/**
 * Starts a read that a later resolver will ask for, so that it leaves together with the one before it; the
 * request's memo gives that resolver the same answer. Its failure is that resolver's to tell.
 */
export function startEarly(read: Promise<unknown>): void {
  read.catch(() => undefined);
}
