/** A text without the characters that XML cannot contain and no table needs: controls, half surrogates, U+FFFE, U+FFFF. */
export const cleanText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  text.toWellFormed().replace(/[\0-\x08\v\f\x0e-\x1f\x7f\ufffe\uffff]/g, '');
