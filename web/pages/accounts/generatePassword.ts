const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 16;

/** A random password of 16 letters and digits (ACC-14). */
export function generatePassword(): string {
  let password = '';
  while (password.length < length) {
    // Each sign stands for as many of the 256 values; the values left over are thrown away, as they would favour some.
    const bytes = crypto.getRandomValues(new Uint8Array(length)).filter((byte) => byte < 4 * signs.length);
    password += Array.from(bytes, (byte) => signs.charAt(byte % signs.length)).join('');
  }
  return password.slice(0, length);
}
