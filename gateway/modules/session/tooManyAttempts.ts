import { message, type MessageText } from '../../messages/message.ts';

/** Too many attempts of a visitor; the back end was not asked. */
export interface TooManyAttempts {
  __typename: 'TooManyAttempts';
  message: MessageText;
  retryAfter: number;
}

/** @param retryAfter seconds until the next attempt is accepted */
export const tooManyAttempts = (retryAfter: number): TooManyAttempts => ({
  __typename: 'TooManyAttempts',
  message: message('LOGIN.TOO_MANY_ATTEMPTS', { count: Math.ceil(retryAfter / 60) }),
  retryAfter,
});
