import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useCompleteForgotPasswordMutation } from '../../__generated__/useCompleteForgotPasswordMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** How far a link for a new password is; `failed` means that nobody could say whether it is valid. */
export type LinkState = 'checking' | 'valid' | 'invalid' | 'failed';

/**
 * Checks the token of a link for a new password, which uses it up: once for each token, whatever else changes on the
 * page (AUTH-42, GAP-24). No token at all is invalid without asking.
 *
 * @returns how far the link is, and how to check it again after a failure
 */
export function useCompleteForgotPassword(token: string | null): [state: LinkState, check: () => void] {
  const [state, setState] = useState<LinkState>(token ? 'checking' : 'invalid');
  const [complete] = useWrite<useCompleteForgotPasswordMutation>(
    graphql`
      mutation useCompleteForgotPasswordMutation($input: CompleteForgotPasswordInput!) {
        completeForgotPassword(input: $input) {
          ... on CompleteForgotPasswordPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { isSilent: true },
  );

  const check = useCallback(() => {
    if (!token) return;
    setState('checking');
    void complete({ token }).then(({ payload, problem }) =>
      setState(payload ? 'valid' : problem ? 'invalid' : 'failed'),
    );
  }, [complete, token]);

  const checked = useRef<string | null>(null);
  useEffect(() => {
    // A change of language makes this effect run again, and a token is good for one time only.
    if (checked.current === token) return;
    checked.current = token;
    check();
  }, [check, token]);

  return [state, check];
}
