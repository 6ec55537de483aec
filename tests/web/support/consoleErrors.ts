import { format } from 'node:util';
import { expect } from 'vitest';

const seen: string[] = [];

/** Records writes to `console.error`, which make the test fail at its end. */
export const recordConsoleError = (...words: unknown[]): void => void seen.push(format(...words));

/** Returns and clears the writes to `console.error` so far. */
export const takeConsoleErrors = (): string[] => seen.splice(0);

/** Clears the console errors a test provokes on purpose; each must match. */
export function expectConsoleErrors(pattern: RegExp): void {
  expect(takeConsoleErrors().filter((text) => !pattern.test(text))).toEqual([]);
}
