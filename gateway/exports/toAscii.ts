/** JSON with every character beyond ASCII as an escape, for headers and the comments of archives. */
export const toAscii = (json: string): string =>
  json.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
