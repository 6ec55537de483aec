import { startTransition, useEffect, useState } from 'react';
import type { CompleteForgotPasswordInput } from '../../__generated__/useCompleteForgotPasswordMutation.graphql.ts';
import { graphql } from '../../visitor/graphql.ts';
import { useVisitorWrite } from '../../visitor/useVisitorWrite.ts';

/** How far a link for a new password is; `failed` means that no answer came. */
export type LinkState = 'unused' | 'checking' | 'valid' | 'invalid' | 'failed';

/**
 * Uses the token of the page's address, which is good for one time only (AUTH-42, GAP-24): at the user's press, because mail
 * programs and scanners open links by themselves. No token at all is invalid without asking.
 *
 * @returns how far the link is, what the back end says of one that is not valid, and how to use it
 */
export function useCompleteForgotPassword(): [
  state: LinkState,
  reasons: readonly string[],
  use: () => Promise<void>,
] {
  const [state, setState] = useState<LinkState>('unused');
  const [reasons, setReasons] = useState<readonly string[]>([]);
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

  // The page is pre-rendered without an address.
  useEffect(() => {
    if (!readToken()) startTransition(() => setState('invalid'));
  }, []);

  const use = async (): Promise<void> => {
    setState('checking');
    const { payload, problem } = await complete({ token: readToken() ?? '' }, { isSilent: true });
    setReasons(problem?.messages ?? []);
    setState(payload ? 'valid' : problem ? 'invalid' : 'failed');
  };
  return [state, reasons, use];
}

const readToken = (): string | null => new URLSearchParams(location.search).get('token');
