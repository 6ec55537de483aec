import { days, text, yesNo } from '../../ui/filters/filterSet.ts';

/** The filters of the report (MISS-08). */
export const missingItemsFilters = {
  sku: text('ARTICLE', 'articleName'),
  linkedOrders: text('MISSING_ITEMS.LINKED_ORDERS'),
  references: text('MISSING_ITEMS.REFERENCES'),
  date: days('MISSING_ITEMS.DATE'),
  fullyApplied: yesNo('MISSING_ITEMS.FULLY_APPLIED'),
  inStock: yesNo('MISSING_ITEMS.IN_STOCK'),
};
