import type { DecimalStyle } from '../../ui/values/formatMoney.ts';
import { csvDecimal } from '../documents/csvDecimal.ts';
import type { OrderType } from './OrderType.ts';

const paths = { REGULAR: 'regular', RESERVATION: 'reservation', BACKORDER: 'backorders' } as const;

/** The list of orders of one type (GAP-73). */
export const ordersUrl = (type: OrderType): string => `/orders/${paths[type]}`;

/** The articles on backorder, a tab of the orders area; the orders of that type are `/orders/backorders` (GAP-28). */
export const backorderItemsUrl = '/orders/backorder';

/** The page of one order (ORD-18). */
export const orderUrl = (dbId: string): string => `/order/${encodeURIComponent(dbId)}`;

/** The payment page of an order, for a new tab (ORD-24). */
export const payOrderUrl = (dbId: string): string => `/api/v3/payments/order/${encodeURIComponent(dbId)}`;

/** The order as a file; the export options are added to it (ORD-51). */
export const exportOrderUrl = (dbId: string): string => `/api/v3/orders/${encodeURIComponent(dbId)}/export`;

/** The lines of single orders as one table: xlsx, or csv as the user's spreadsheet reads it. */
export function exportOrdersUrl(
  format: 'csv' | 'xlsx',
  dbIds: readonly string[],
  { decimalStyle, keepsTexts }: { decimalStyle: DecimalStyle; keepsTexts: boolean },
): string {
  const only = `/exports/orders.${format}?only=${dbIds.join(',')}`;
  if (format === 'xlsx') return only;
  return `${only}&decimal=${csvDecimal(decimalStyle)}${keepsTexts ? '&texts=kept' : ''}`;
}
