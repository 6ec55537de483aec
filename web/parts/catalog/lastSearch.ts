import { createStore } from '../../ui/createStore.ts';

/** The address of the results that the user saw last in this visit; null before a search. */
export const lastSearch = createStore<string | null>(null);
