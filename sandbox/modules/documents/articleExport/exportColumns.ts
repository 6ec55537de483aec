import type { components } from '../../../../contract/apiV3.generated.ts';
import type { Cell, Column } from '../../../export/exportTable.ts';
import { translateDescription } from '../../../texts/translateAnswer.ts';
import { fromMinor } from '../../../http/money.ts';
import type { ExportRow } from './readExportRows.ts';

type Schemas = components['schemas'];

/** The cells of each field (DOC-14): weights in kg, lengths in mm, prices in the currency of the call. */
const cells: Record<Schemas['ExportFieldName'], (row: ExportRow) => Cell> = {
  id: ({ id }) => id,
  reference: ({ sku }) => sku,
  description: ({ description }) => description,
  oem: ({ oem }) => oem,
  cars: ({ cars }) => cars,
  hs_code: ({ hs_code }) => hs_code,
  ean_code: ({ ean_code }) => ean_code,
  price: ({ price }) => amount(price),
  price_rrp: ({ price_rrp }) => amount(price_rrp),
  future_price: ({ future_price }) => amount(future_price),
  future_price_applied_date: ({ future_price_date }) => future_price_date,
  stock: ({ stock }) => stock,
  net_weight: ({ net_weight_g }) => net_weight_g / 1000,
  gross_weight: ({ gross_weight_g }) => gross_weight_g / 1000,
  width: ({ width_mm }) => width_mm,
  height: ({ height_mm }) => height_mm,
  length: ({ length_mm }) => length_mm,
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  multiple: ({ multiple }) => multiple,
  // To be filled in by the customer (GAP-95).
  custom: () => null,
};

const amount = (minor: number | null): number | null => (minor === null ? null : fromMinor(minor));

/** The columns of an article export, in the order of `sort`, with descriptions in its language (DOC-15). */
export function exportColumns(
  fields: readonly Schemas['ExportField'][],
  language: string,
): Column<ExportRow>[] {
  return fields
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ name, visibleName }) => ({
      header: visibleName,
      cell: name === 'description' ? (row) => translateDescription(row.description, language) : cells[name],
    }));
}
