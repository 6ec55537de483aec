import type { TFunction } from 'i18next';
import { stockName, warehouseOf, type FileWarehouse } from './fileContents.ts';
import { columnSeparator, type IntegrationFields } from './IntegrationFields.ts';

type FileSettings = Pick<
  IntegrationFields,
  'type' | 'excludedWarehouses' | 'fileColumnSeparator' | 'filePriceSeparator' | 'fields'
>;

/** Warnings about settings that are allowed, but may confuse the reader of the file. */
export function fileWarnings(
  t: TFunction,
  settings: FileSettings,
  warehouses: readonly FileWarehouse[],
): readonly string[] {
  const { type, excludedWarehouses, filePriceSeparator, fields } = settings;
  const names = new Set(fields.map(({ name }) => name));
  const isSeparate = type === 'FTP_SEPARATE_WAREHOUSES';
  const isExcluded = ({ id }: FileWarehouse) => isSeparate && excludedWarehouses.includes(id);
  const hasColumn = ({ dbId }: FileWarehouse) => names.has(stockName(dbId));
  const missing = isSeparate
    ? warehouses.filter((warehouse) => !isExcluded(warehouse) && !hasColumn(warehouse))
    : [];
  const leftOut = warehouses.filter((warehouse) => isExcluded(warehouse) && hasColumn(warehouse));
  const headings = fields.map(({ visibleName }) => visibleName.trim());
  const repeated = headings.find((heading, i) => heading !== '' && headings.indexOf(heading) !== i);
  const hasKey = ['ID', 'Reference', 'EAN code'].some((name) => names.has(name));
  return [
    ...(columnSeparator(settings) === filePriceSeparator ? [t('INTEGRATION.WARNING.SEPARATORS')] : []),
    ...(missing.length > 0 ? [t('INTEGRATION.WARNING.MISSING', { warehouses: list(missing) })] : []),
    ...(leftOut.length > 0 ? [t('INTEGRATION.WARNING.LEFT_OUT', { warehouses: list(leftOut) })] : []),
    ...(repeated === undefined ? [] : [t('INTEGRATION.WARNING.REPEATED', { heading: repeated })]),
    ...(hasKey || fields.length === 0 ? [] : [t('INTEGRATION.WARNING.NO_KEY')]),
  ];
}

/** The columns that the file will have: those of warehouses that are left out are not in it (INT-17). */
export function writtenColumns(
  { type, excludedWarehouses, fields }: FileSettings,
  warehouses: readonly FileWarehouse[],
): FileSettings['fields'] {
  if (type !== 'FTP_SEPARATE_WAREHOUSES') return fields;
  const leftOut = new Set(
    warehouses.filter(({ id }) => excludedWarehouses.includes(id)).map(({ dbId }) => dbId),
  );
  return fields.filter(({ name }) => !leftOut.has(warehouseOf(name) ?? ''));
}

const list = (warehouses: readonly FileWarehouse[]): string => warehouses.map(({ name }) => name).join(', ');
