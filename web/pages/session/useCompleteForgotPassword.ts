import { useEffect, useRef, useState } from 'react';
import type { CompleteForgotPasswordInput } from '../../__generated__/useCompleteForgotPasswordMutation.graphql.ts';
import { graphql } from '../../visitor/graphql.ts';
import { useVisitorWrite } from '../../visitor/useVisitorWrite.ts';

/** How far a link for a new password is; `failed` means that no answer came. */
export type LinkState = 'checking' | 'valid' | 'invalid' | 'failed';

/**
 * Checks the token of the page's address, which uses it up: once, whatever else changes on the page (AUTH-42, GAP-24).
 * No token at all is invalid without asking.
 *
 * @returns how far the link is, and how to check it again after a failure
 */
export function useCompleteForgotPassword(): [state: LinkState, check: () => void] {
  const [state, setState] = useState<LinkState>('checking');
  const [complete] = useVisitorWrite<CompleteForgotPasswordInput>(graphql`
    mutation useCompleteForgotPasswordMutation($input: CompleteForgotPasswordInput!) {
      completeForgotPassword(input: $input) {
        ... on CompleteForgotPasswordPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);

  const check = (): void => {
    const token = new URLSearchParams(location.search).get('token');
    setState(token ? 'checking' : 'invalid');
    if (!token) return;
    void complete({ token }, { isSilent: true }).then(({ payload, problem }) =>
      setState(payload ? 'valid' : problem ? 'invalid' : 'failed'),
    );
  };

  const isChecked = useRef(false);
  useEffect(() => {
    // A token is good for one time only.
    if (isChecked.current) return;
    isChecked.current = true;
    check();
  });

  return [state, check];
}
