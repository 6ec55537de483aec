import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query, { type LineCheckQuery } from '../../../web/__generated__/LineCheckQuery.graphql.ts';
import { useSteps } from '../../../web/relay/useSteps.ts';

const variables = { id: 'T3JkZXI6MQ==', isOrder: true, isInvoice: false, isFinalInvoice: false };
const readStep = ({ node }: LineCheckQuery['response']) => node?.order?.invoiceCheck;
const step = (nextStep: number | null) => ({
  data: {
    node: {
      __typename: 'Order',
      id: variables.id,
      invoiceCheck: { nextStep, isPartial: false, lines: [] },
    },
  },
});

test('in another environment the steps begin again, and no render has parts of the one before', () => {
  const [english, german] = [createMockEnvironment(), createMockEnvironment()];
  let environment = english;
  const shown: number[] = [];
  const { result, rerender } = renderHook(
    () => {
      const steps = useSteps<LineCheckQuery, { nextStep?: number | null | undefined }>(
        query,
        variables,
        readStep,
        Infinity,
      );
      shown.push(steps.parts.length);
      return steps;
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  const asked = ({ mock }: typeof english) =>
    mock.getAllOperations().map(({ request }) => request.variables['step']);
  expect(asked(english)).toEqual([1]);
  act(() => english.mock.resolveMostRecentOperation(step(2)));
  expect(result.current.parts).toHaveLength(1);
  expect(asked(english)).toEqual([2]);

  shown.length = 0;
  environment = german;
  rerender();
  expect(shown).toEqual(shown.map(() => 0));
  expect([asked(english), asked(german)]).toEqual([[], [1]]);
  act(() => german.mock.resolveMostRecentOperation(step(null)));
  expect(result.current).toMatchObject({ state: 'done', parts: [{}] });
});
