import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import query, { type useUserSearchQuery } from '../../../web/__generated__/useUserSearchQuery.graphql.ts';
import { useDebouncedQuery } from '../../../web/relay/useDebouncedQuery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const user = (id: string, email: string) => ({ id, email, firstName: null, lastName: null });

function search(first: string | null) {
  const environment = createMockEnvironment();
  const { result, rerender } = renderHook(
    ({ value }: { value: string | null }) =>
      useDebouncedQuery<useUserSearchQuery>(query, value === null ? null : { value }, { pause: 300 }),
    {
      initialProps: { value: first },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  const operations = () => environment.mock.getAllOperations();
  return {
    environment,
    type: (value: string | null) => rerender({ value }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    asked: () => operations().map(({ request }) => request.variables['value']),
    answer: (...emails: string[]) =>
      act(() =>
        environment.mock.resolveMostRecentOperation({
          data: { viewer: { id: 'viewer', userSearch: emails.map((email) => user(email, email)) } },
        }),
      ),
    fail: () => act(() => environment.mock.rejectMostRecentOperation(new Error('no answer'))),
    emails: () => result.current.data?.viewer.userSearch?.map((found) => found?.email) ?? null,
    state: () => result.current,
  };
}

test('only variables that have stopped changing are asked for', () => {
  const { type, wait, asked } = search('a');
  wait(299);
  type('an');
  wait(299);
  expect(asked()).toEqual([]);
  wait(1);
  expect(asked()).toEqual(['an']);
});

test('an answer stays until the next one, and a query that is no longer wanted is cancelled', () => {
  const { type, wait, asked, answer, emails, state } = search('a');
  wait(300);
  answer('anna');
  expect(state()).toMatchObject({ isCurrent: true, isLoading: false, answeredVariables: { value: 'a' } });
  type('b');
  wait(300);
  expect(asked()).toEqual(['b']);
  expect(emails()).toEqual(['anna']);
  expect(state()).toMatchObject({ isCurrent: false, isLoading: true });
  type('c');
  expect(asked()).toEqual([]);
  wait(300);
  answer('carl');
  expect(emails()).toEqual(['carl']);
  type('c');
  wait(300);
  expect(asked()).toEqual([]);
});

test('a failure is an answer without data; a retry asks again, and asking nothing forgets it', () => {
  const { type, wait, asked, fail, state } = search('a');
  wait(300);
  fail();
  expect(state()).toMatchObject({ data: null, isCurrent: true, isFailed: true, isLoading: false });
  wait(1000);
  expect(asked()).toEqual([]);
  act(() => state().retry());
  wait(300);
  expect(asked()).toEqual(['a']);
  fail();
  type(null);
  expect(state()).toMatchObject({ isCurrent: false, isFailed: false });
  type('a');
  wait(300);
  expect(asked()).toEqual(['a']);
});

test('an answer follows the store', () => {
  const { environment, wait, answer, emails } = search('a');
  wait(300);
  answer('anna');
  act(() => environment.commitUpdate((store) => void store.get('anna')?.setValue('anna@new.test', 'email')));
  expect(emails()).toEqual(['anna@new.test']);
});

test('no render has the answer of another environment, whose records are not in the new store', () => {
  const [english, german] = [createMockEnvironment(), createMockEnvironment()];
  let environment = english;
  const shown: unknown[] = [];
  const { rerender } = renderHook(
    () => {
      const { data } = useDebouncedQuery<useUserSearchQuery>(query, { value: 'a' });
      shown.push(data);
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  act(() =>
    english.mock.resolveMostRecentOperation({
      data: { viewer: { id: 'viewer', userSearch: [user('1', 'anna')] } },
    }),
  );
  expect(shown.at(-1)).not.toBeNull();
  shown.length = 0;
  environment = german;
  rerender();
  expect(shown).toEqual(shown.map(() => null));
  expect(german.mock.getAllOperations()).toHaveLength(1);
});
