import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../rest/RestError.ts';
import { loginCheck } from './session.rest.ts';

/** What came of a log-in that the back end answered with yes or with no. */
export type LoginOutcome =
  | { __typename: 'LoginPayload'; viewer: object }
  | { __typename: 'InvalidCredentials'; message: string }
  | { __typename: 'TooManyAttempts'; message: string; retryAfter: number };

/**
 * Begins a session (CALL-002, AUTH-08): the rest of the request and the cookie are the new session's. The
 * password is trimmed (AUTH-07). After too many wrong ones it is not asked any more for a while. The back end's 401 is an answer here, not a lost session (AUTH-12).
 */
export async function login(
  context: GatewayContext,
  { username, password }: { username: string; password: string },
): Promise<LoginOutcome> {
  const { loginLimit } = context.shared;
  const attempt = { username, address: context.address };
  const retryAfter = await loginLimit.take(attempt);
  if (retryAfter !== null) {
    const message = `Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} minutes.`;
    return { __typename: 'TooManyAttempts', message, retryAfter };
  }
  try {
    context.startSession(await loginCheck(context.rest, username, password.trim()));
    await loginLimit.forget(attempt);
    return { __typename: 'LoginPayload', viewer: {} };
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) {
      await loginLimit.giveBack(attempt);
      throw error;
    }
    return { __typename: 'InvalidCredentials', message: error.messages[0] ?? 'Wrong user name or password.' };
  }
}
