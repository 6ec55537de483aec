import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay';
import type { SwitchAccessMutation } from '../../__generated__/SwitchAccessMutation.graphql.ts';
import { changeAccount } from '../session/accountInUse.ts';
import { useWrite } from '../../relay/useWrite.ts';

type Props = {
  /** Id of the business account. */
  access: string;
  /** Called when the user keeps the account they had; the reason has been shown. */
  onRefused: () => void;
};

/** Acts for another business account from now on: switches to it and reloads the page (AUTH-58). */
export function SwitchAccess({ access, onRefused }: Props): null {
  const [switchAccount] = useWrite<SwitchAccessMutation>(graphql`
    mutation SwitchAccessMutation($input: SwitchAccountInput!) {
      switchAccount(input: $input) {
        ... on SwitchAccountPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    void changeAccount(() => switchAccount({ access })).then(({ payload }) =>
      payload ? location.reload() : refuse(),
    );
  }, [access, switchAccount]);
  return null;
}
