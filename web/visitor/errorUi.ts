import { createStore } from '../ui/createStore.ts';
import type * as Loaded from './ErrorUi.tsx';

type ErrorUi = typeof Loaded;

/** The code that shows errors: not needed yet, loaded, or `unreachable` when loading it failed. */
export const errorUi = createStore<'unused' | 'unreachable' | ErrorUi>('unused');

/**
 * Loads the code of notifications and questions and runs `show` with it; null when loading fails, which the page then
 * says itself. It is large, with all its texts, so it loads with the first error.
 */
export async function withErrorUi<Result>(show: (ui: ErrorUi) => Result): Promise<Result | null> {
  let loaded: ErrorUi;
  try {
    loaded = await import('./ErrorUi.tsx');
    await loaded.startErrorUi();
  } catch {
    errorUi.set('unreachable');
    return null;
  }
  errorUi.set(loaded);
  return show(loaded);
}
