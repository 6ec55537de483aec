import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// relay-test-utils calls the global `jest.fn`.
vi.stubGlobal('jest', vi);

// happy-dom's animations reject when Fluent ends them early; without any Fluent shows things at once.
Reflect.deleteProperty(Element.prototype, 'animate');

const said: unknown[][] = [];
beforeEach(() => {
  said.length = 0;
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    said.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Whatever React, Relay or the code complained about is a defect of the code or of the test.
  expect(said, 'console.error was called').toEqual([]);
});
