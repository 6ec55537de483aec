import { format } from 'node:util';
import { expect } from 'vitest';

const seen: string[] = [];

/** Notes what was written to `console.error`, which makes the test fail at its end. */
export const noteConsoleError = (...words: unknown[]): void => void seen.push(format(...words));

/** Gives and forgets what was written to `console.error` so far. */
export const takeConsoleErrors = (): string[] => seen.splice(0);

/** Takes the console errors that a test provokes on purpose; each must match. */
export function expectConsoleErrors(pattern: RegExp): void {
  expect(takeConsoleErrors().filter((text) => !pattern.test(text))).toEqual([]);
}
