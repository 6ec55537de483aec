import { createStore } from '../../ui/createStore.ts';

/** Whether the cart has been written to since its totals in the header were read. */
export const cartTotalsAreOld = createStore(false);
