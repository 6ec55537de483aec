/** The form in which user names are compared: small letters, without blanks around and invisible characters within. */
export const toUserName = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
