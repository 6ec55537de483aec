import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../rest/RestError.ts';

/** The result of a log-in that the back end accepted or rejected, or that was not attempted. */
export type LoginOutcome =
  | { __typename: 'LoginPayload'; viewer: object }
  | { __typename: 'InvalidCredentials'; message: string }
  | { __typename: 'TooManyAttempts'; message: string; retryAfter: number };

/**
 * Starts a session (CALL-002, AUTH-08): the rest of the request and the cookie belong to it. The password is trimmed
 * (AUTH-07). After too many failures the back end is not asked for a while. Its 401 means wrong credentials here, not
 * the end of a session (AUTH-12).
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
    const body = { username, password: password.trim() };
    const { token } = await context.rest.write('loginCheck', { body });
    context.startSession(token);
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
