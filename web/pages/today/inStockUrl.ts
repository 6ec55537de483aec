import { filteredUrl } from './filteredUrl.ts';

/** The missing items that the counter of the navigation counts: still to reorder, and in stock again. */
export const inStockUrl = filteredUrl('/missing-items', {
  fullyApplied: { type: 'boolean', value: false },
  inStock: { type: 'boolean', value: true },
});
