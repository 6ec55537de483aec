import type { Cell } from '../../export/exportTable.ts';

/** An article's data for a stock file. */
export interface StockRow {
  id: number;
  sku: string;
  description: string;
  /** Minor units of the customer's own currency; null = not sold in it. */
  price: number | null;
  /** Minor units of the same currency. */
  rrp: number;
  hsCode: string;
  eanCode: string;
  netWeightG: number;
  grossWeightG: number;
  widthMm: number;
  heightMm: number;
  lengthMm: number;
  multiple: number;
  /** Free pieces of the file's warehouses that have any. */
  stock: { warehouse: number; amount: number }[];
}

type Column = (row: StockRow, decimal: string) => Cell;

/** The columns of INT-19 that have a defined meaning; weights in kg, lengths in mm. */
const columns = new Map<string, Column>([
  ['ID', ({ id }) => id],
  ['Reference', ({ sku }) => sku],
  ['Description', ({ description }) => description],
  ['Price', ({ price }, decimal) => (price === null ? null : withMark((price / 100).toFixed(2), decimal))],
  ['RRP Price', ({ rrp }, decimal) => withMark((rrp / 100).toFixed(2), decimal)],
  ['HS code', ({ hsCode }) => hsCode],
  ['EAN code', ({ eanCode }) => eanCode],
  ['Stock', ({ stock }) => stock.reduce((sum, { amount }) => sum + amount, 0)],
  ['Net Weight', ({ netWeightG }, decimal) => withMark(String(netWeightG / 1000), decimal)],
  ['Gross Weight', ({ grossWeightG }, decimal) => withMark(String(grossWeightG / 1000), decimal)],
  ['Width', ({ widthMm }) => widthMm],
  ['Height', ({ heightMm }) => heightMm],
  ['Length', ({ lengthMm }) => lengthMm],
  ['Multiplicity', ({ multiple }) => multiple],
]);

/** The cells of a column by its name; columns with other names are empty, as in other exports (GAP-95). */
export function columnOf(name: string): Column {
  const warehouse = stockColumn(name);
  if (warehouse !== null) {
    return ({ stock }) => stock.find((entry) => entry.warehouse === warehouse)?.amount ?? 0;
  }
  return columns.get(name) ?? (() => null);
}

/** The warehouse of a column `Stock_{warehouseId}`; null for any other. */
export function stockColumn(name: string): number | null {
  const [, id] = /^Stock_(\d{1,9})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/** All decimals of a file have the same mark: next to `24,91` a weight of `1.284` would be read as a thousand. */
const withMark = (number: string, decimal: string): string => number.replace('.', decimal);
