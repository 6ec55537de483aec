import { NetworkError } from './NetworkError.ts';

/**
 * Throws an error that is not a failed request. For the fallback of a part of a page: a fault of ours goes on to the
 * page's own boundary, which says that something went wrong and leads home (SHELL-30).
 */
export function rethrowBug(error: unknown): void {
  // Relay's errors about an answer carry it as `source`.
  const isFailedRequest = error instanceof NetworkError || (error instanceof Error && 'source' in error);
  if (!isFailedRequest) throw error;
}
