import type { TFunction } from 'i18next';
import type { FileColumn, FileContent } from '../../parts/columns/FileColumn.ts';

/** The contents that a column of an integration's file can have, by the back end's names (INT-19). */
export const contentNames = [
  'ID',
  'Reference',
  'Description',
  'Price',
  'RRP Price',
  'HS code',
  'EAN code',
  'Stock',
  'Net Weight',
  'Gross Weight',
  'Width',
  'Height',
  'Length',
  'Multiplicity',
] as const;

/** One of them; the stock of one warehouse is named by its id. */
export type ContentName = (typeof contentNames)[number];

/** A warehouse whose stock can have a column. */
export type FileWarehouse = { id: string; dbId: string; name: string };

/** The kind of an integration, as far as this client knows it (INT-16). */
export type IntegrationType = 'FTP_RRP' | 'FTP_SEPARATE_WAREHOUSES';

const labels = {
  ID: 'EXPORT.FIELD.ID',
  Reference: 'EXPORT.FIELD.REFERENCE',
  Description: 'EXPORT.FIELD.DESCRIPTION',
  Price: 'EXPORT.FIELD.PRICE',
  'RRP Price': 'EXPORT.FIELD.PRICE_RRP',
  'HS code': 'EXPORT.FIELD.HS_CODE',
  'EAN code': 'EXPORT.FIELD.EAN_CODE',
  Stock: 'INTEGRATION.CONTENT.STOCK',
  'Net Weight': 'EXPORT.FIELD.NET_WEIGHT',
  'Gross Weight': 'EXPORT.FIELD.GROSS_WEIGHT',
  Width: 'EXPORT.FIELD.WIDTH',
  Height: 'EXPORT.FIELD.HEIGHT',
  Length: 'EXPORT.FIELD.LENGTH',
  Multiplicity: 'EXPORT.FIELD.MULTIPLE',
} as const satisfies Record<ContentName, string>;

/** Name of an empty column whose heading cannot be its name. */
export const emptyName = 'custom';

/** The name of the column with the stock of one warehouse (INT-19). */
export const stockName = (dbId: string): string => `Stock_${dbId}`;

/** The id of the warehouse that a column's name stands for; null for other columns. */
export const warehouseOf = (name: string): string | null => /^Stock_(\d+)$/.exec(name)?.[1] ?? null;

/** Whether a name stands for data; a column with any other name is empty. */
export const isContent = (name: string): boolean =>
  contentNames.some((known) => known === name) || warehouseOf(name) !== null;

/** The contents on offer: the articles' data, the stock of each warehouse, and an empty column. */
export function fileContents(
  t: TFunction,
  warehouses: readonly FileWarehouse[],
): { contents: readonly FileContent[]; empty: FileContent } {
  const empty = { name: emptyName, label: t('INTEGRATION.CONTENT.OWN'), heading: '' };
  return {
    contents: [
      ...contentNames.map((name) => ({ name, label: t(labels[name]), heading: name })),
      ...warehouses.map(({ dbId, name }) => ({
        name: stockName(dbId),
        label: t('INTEGRATION.CONTENT.STOCK_OF', { warehouse: name }),
        heading: stockHeading({ dbId, name }),
      })),
      empty,
    ],
    empty,
  };
}

/** The columns that a type starts with (INT-18, GAP-108). */
export function defaultColumns(
  type: IntegrationType,
  warehouses: readonly FileWarehouse[],
  excluded: readonly string[],
): FileColumn[] {
  if (type === 'FTP_RRP') {
    return (['ID', 'Reference', 'Description', 'Price', 'RRP Price', 'Stock'] as const).map(plain);
  }
  return [
    ...(['Reference', 'Price'] as const).map(plain),
    ...warehouses
      .filter(({ id }) => !excluded.includes(id))
      .map((warehouse) => ({ name: stockName(warehouse.dbId), visibleName: stockHeading(warehouse) })),
  ];
}

const plain = (name: ContentName): FileColumn => ({ name, visibleName: name });

const stockHeading = ({ name }: Pick<FileWarehouse, 'dbId' | 'name'>): string => `Stock ${name}`;
