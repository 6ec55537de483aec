import { commitMutation, graphql } from 'react-relay';
import type { endSessionMutation } from '../../__generated__/endSessionMutation.graphql.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { changeAccount, leaveAccount } from './accountInUse.ts';
import { loadSession } from './loadSession.ts';

let isEnding = false;

/**
 * Logs out because the session is over (401, AUTH-17) and goes to the login page, from where the user comes back to
 * this page (GAP-01), and which says that the session has ended. Does nothing for a visitor: the route guards see to them.
 */
export async function endSession(): Promise<void> {
  const session = await loadSession(currentEnvironment()).catch(() => null);
  if (!session?.isLoggedIn || isEnding) return;
  const search = new URLSearchParams({ return: location.pathname + location.search, ended: '1' });
  await logOut(`/login?${search}`);
}

/**
 * Logs out and loads a new document, so that nothing of the user stays in memory (AUTH-16). The page is left even when
 * the back end does not answer: then the cookie stays, and the login page leads back.
 */
export async function logOut(to = '/login'): Promise<void> {
  isEnding = true;
  await changeAccount(
    () =>
      new Promise<object>((resolve) => {
        commitMutation<endSessionMutation>(currentEnvironment(), {
          mutation: graphql`
            mutation endSessionMutation($input: LogoutInput!) {
              logout(input: $input) {
                __typename
              }
            }
          `,
          variables: { input: {} },
          cacheConfig: { force: true, metadata: { quiet: true } },
          onCompleted: () => resolve({}),
          onError: () => resolve({}),
        });
      }),
  );
  leaveAccount();
  location.assign(to);
}
