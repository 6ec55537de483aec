/** Shown for a value that is missing or could not be read. */
export const dash = '–';
