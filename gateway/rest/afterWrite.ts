import { RestError } from './RestError.ts';

/** Reads what a done write did not answer; null when it cannot be read, because the write is done nevertheless. */
export async function afterWrite<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RestError) return null;
    throw error;
  }
}

/** Whether a text is the one that was sent: a back end may keep it without blanks and invisible marks around it. */
export const isSameText = (kept: string | null | undefined, sent: string | null | undefined): boolean =>
  (kept ?? '').trim() === (sent ?? '').trim();

/** The newest entity that fits: ids grow. */
export const newest = <T extends { id: number }>(
  list: readonly (T | null)[],
  fits: (one: T) => boolean,
): T | null =>
  list.reduce<T | null>((found, one) => (one && fits(one) && one.id > (found?.id ?? -1) ? one : found), null);
