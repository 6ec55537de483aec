/** Where a user logs in. */
export const loginUrl = (): string => '/login';

/** Where a company registers. */
export const signUpUrl = (): string => '/sign-up';

/** Where a user asks for a new password. */
export const forgotPasswordUrl = (): string => '/forgot-password';
