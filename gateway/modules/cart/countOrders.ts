import type { Entity } from '../../rest/entities.ts';

type Lines = Entity<'Cart'>['items'];

/** The stock that a line is taken from; null where the line is to be had and does not say from where. */
const stocksOf = (line: Lines[number]): NonNullable<Lines[number]>['stocks'] =>
  line && (line.stocks.length > 0 || line.qty === 0) ? line.stocks : [null];

/**
 * How many orders the lines of a regular cart make: one order for each warehouse that delivers from its stock, and one for
 * everything on backorder (GAP-59); null where a line cannot be read.
 */
export function countOrders(lines: Lines): number | null {
  const warehouses = new Set<number>();
  let backorders = 0;
  for (const stock of lines.flatMap(stocksOf)) {
    if (stock === null || stock.stockAmount === null || stock.backorderAmount === null) return null;
    if (stock.backorderAmount > 0) backorders = 1;
    if (stock.stockAmount <= 0) continue;
    if (stock.warehouse === null) return null;
    warehouses.add(stock.warehouse.id);
  }
  return warehouses.size + backorders;
}
