/** The most names that a message holds; more of them would be heard to no end. */
const most = 5;

/** The names of what a message is about; null where they are too many: then the number says more. */
export const nameFew = (names: readonly string[]): string | null =>
  names.length <= most ? names.join(', ') : null;
