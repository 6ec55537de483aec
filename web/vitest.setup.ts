import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// relay-test-utils calls the global `jest.fn`.
vi.stubGlobal('jest', vi);

/** What a test's code complained of on the console; a complaint fails the test. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(complaints).toEqual([]);
});
