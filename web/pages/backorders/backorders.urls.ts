/** The articles on backorder, a tab of the orders area; the orders of that type are `/orders/backorders` (GAP-28). */
export const backorderItemsUrl = '/orders/backorder';
