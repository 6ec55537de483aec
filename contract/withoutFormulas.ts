/**
 * A text with an apostrophe before what a spreadsheet would run as a formula: at its beginning, and behind whatever another
 * separator than the file's would split it at.
 */
export const withoutFormulas = (text: string): string =>
  // The character is looked for first: looking for blanks first takes the square of their number.
  text.replace(/(?=[=+\-@＝＋－＠])(?<=(?:^|[,;|\t\r\n]) *)/g, "'");
