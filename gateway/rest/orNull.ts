import { RestError } from './RestError.ts';

/**
 * The value of a call that a page can do without; null if the call fails. Only what concerns the whole request is
 * thrown: the end of the session, a refused currency.
 */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RestError && !error.isOfRequest) return null;
    throw error;
  }
}
