import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../rest/RestError.ts';
import { loginCheck } from './session.rest.ts';

/** What came of a log-in that the back end answered with yes or with no. */
export type LoginOutcome =
  { __typename: 'LoginPayload'; viewer: object } | { __typename: 'InvalidCredentials'; message: string };

/**
 * Begins a session (CALL-002, AUTH-08): the rest of the request and the cookie are the new session's. The
 * password is trimmed (AUTH-07). The back end's 401 is an answer here, not a lost session (AUTH-12).
 */
export async function login(
  context: GatewayContext,
  { username, password }: { username: string; password: string },
): Promise<LoginOutcome> {
  try {
    context.startSession(await loginCheck(context.rest, username, password.trim()));
    return { __typename: 'LoginPayload', viewer: {} };
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) throw error;
    return { __typename: 'InvalidCredentials', message: error.messages[0] ?? 'Wrong user name or password.' };
  }
}
