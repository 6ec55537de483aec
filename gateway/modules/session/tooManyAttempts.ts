/** Too many attempts of a visitor; the back end was not asked. */
export interface TooManyAttempts {
  __typename: 'TooManyAttempts';
  message: string;
  retryAfter: number;
}

/** @param retryAfter seconds until the next attempt is accepted */
export const tooManyAttempts = (retryAfter: number): TooManyAttempts => ({
  __typename: 'TooManyAttempts',
  message: `Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} minutes.`,
  retryAfter,
});
