import { createStore } from '../../../ui/createStore.ts';

/** The two layouts of search results (CAT-04). */
export type ResultLayout = 'cards' | 'table';

/** The user's choice lasts for the visit: it is neither in the URL nor in local storage (GAP-118). */
export const resultLayout = createStore<ResultLayout>('cards');
