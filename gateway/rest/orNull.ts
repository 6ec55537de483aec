import { RestError } from './RestError.ts';

/**
 * The value of a call that a page can do without; null if the call fails. Only the end of the session is thrown: it
 * concerns the whole page.
 */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RestError && error.status !== 401) return null;
    throw error;
  }
}
