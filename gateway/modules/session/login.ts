import type { GatewayContext } from '../../context/context.ts';
import { rejected, type Rejected } from '../../errors/problems.ts';
import { message, type MessageText } from '../../messages/message.ts';
import { RestError } from '../../rest/RestError.ts';
import { typedName, typedPassword } from './typedName.ts';
import { tooManyAttempts, type TooManyAttempts } from './tooManyAttempts.ts';

/** A log-in that the back end rejected; nothing says whether the user name exists. */
export interface InvalidCredentials {
  __typename: 'InvalidCredentials';
  message: MessageText;
}

/** The result of a log-in that the back end accepted or rejected, or that was not attempted. */
export type LoginOutcome =
  { __typename: 'LoginPayload'; viewer: object } | InvalidCredentials | TooManyAttempts | Rejected;

/**
 * Starts a session (CALL-002, AUTH-08): the rest of the request and the cookie belong to it. The password is trimmed
 * (AUTH-07). After too many failures the back end is not asked for a while. Its 401 means wrong credentials here, not
 * the end of a session (AUTH-12).
 */
export async function login(
  context: GatewayContext,
  { username, password }: { username: string; password: string },
): Promise<LoginOutcome> {
  const name = typedName(username);
  context.reply.typedName = name;
  const attempt = await context.shared.loginLimit.begin({ username: name, address: context.address });
  if (typeof attempt === 'number') return tooManyAttempts(attempt);
  try {
    const token = await context.rest.logIn({ username: name, password: typedPassword(password) });
    await attempt.succeeded();
    if (token === null) return rejected([message('LOGIN.NO_SESSION')]);
    context.startSession(token);
    return { __typename: 'LoginPayload', viewer: {} };
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) {
      await attempt.undecided();
      throw error;
    }
    return { __typename: 'InvalidCredentials', message: error.messages[0] ?? message('LOGIN.WRONG') };
  }
}
