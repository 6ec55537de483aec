import { createStore } from '../../ui/createStore.ts';

/** Whether the cart's totals are to be said once the header has read them again: what was moved there came without a price. */
export const sayCartTotals = createStore(false);
