/** Whether a typed text is a whole number from 0, of at most nine digits. */
export const isWholeNumber = (text: string): boolean => /^\d{1,9}$/.test(text.trim());
