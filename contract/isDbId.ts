/** Whether a text is a numeric id of the back end in its one notation: no sign, no leading zero, at most 15 digits. */
export const isDbId = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text);
