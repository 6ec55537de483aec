import { graphql } from 'react-relay';
import type { useResetSwitchUserMutation } from '../../__generated__/useResetSwitchUserMutation.graphql.ts';
import { changeAccount } from '../session/accountInUse.ts';
import { useWrite, type WriteOptions } from '../../relay/useWrite.ts';

/** Acts as oneself again (AUTH-55). Everything on the screen belongs to the other user: the caller leaves it (AUTH-56). */
export function useResetSwitchUser(options?: WriteOptions) {
  const [write, isResetting] = useWrite<useResetSwitchUserMutation>(
    graphql`
      mutation useResetSwitchUserMutation($input: ResetSwitchUserInput!) {
        resetSwitchUser(input: $input) {
          ... on SwitchUserPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    options,
  );
  return [() => changeAccount(() => write({})), isResetting] as const;
}
