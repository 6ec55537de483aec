/** Stands in place of a value that is not there or could not be read. */
export const dash = '–';
