import { createStore } from '../../../ui/createStore.ts';
import { readConditions } from './refinement.ts';

/**
 * Whether the user has opened or closed the filters next to the results, for the visit; null before. Closed at first: to
 * count their values the server reads everything that a search found.
 */
export const filterPanel = createStore<boolean | null>(null);

/** Whether the filters show: as the user chose, else where the URL has conditions. */
export const isFilterPanelOpen = (choice: boolean | null, params: URLSearchParams): boolean =>
  choice ?? readConditions(params).length > 0;
