/**
 * A user name without surrounding blanks and the invisible characters that are pasted along from a mail (zero-width
 * spaces and joiners, byte order mark, soft hyphen, direction marks).
 */
export const typedName = (username: string): string => username.replaceAll(/\p{Cf}/gu, '').trim();

/**
 * A password as it is compared: trimmed (AUTH-07), and with letters in their composed form, because keyboards differ in how they
 * write `ä`. Applied where one is set and where it is used.
 */
export const typedPassword = (password: string): string => password.normalize('NFC').trim();
