import { useCallback, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { useWrite, type Write, type WriteOptions } from '../../relay/useWrite.ts';
import { forgetPreviews } from './forgetPreviews.ts';
import { useCartQueue } from './useCartQueue.ts';

/**
 * `useWrite` for a mutation that changes a cart from outside of its page: it is sent in its turn among all writes to the
 * carts, and a cart opened after it waits for the server.
 */
export function useCartWrite<M extends Write>(
  mutation: GraphQLTaggedNode,
  options?: WriteOptions,
): ReturnType<typeof useWrite<M>> {
  const [write] = useWrite<M>(mutation, options);
  const environment = useRelayEnvironment();
  const queue = useCartQueue();
  const [underWay, setUnderWay] = useState(0);
  const inTurn: typeof write = useCallback(
    async (...args) => {
      setUnderWay((count) => count + 1);
      const outcome = await queue.run(async () => {
        forgetPreviews(environment);
        const answer = await write(...args);
        // What was read while it was under way may be from before it.
        forgetPreviews(environment);
        return answer;
      });
      setUnderWay((count) => count - 1);
      return outcome;
    },
    [environment, queue, write],
  );
  return [inTurn, underWay > 0];
}
