/** The contents that a column of the article export can have, in the order in which they are offered (DOC-14). */
export const exportFieldNames = [
  'id',
  'reference',
  'description',
  'oem',
  'cars',
  'hs_code',
  'ean_code',
  'price',
  'price_rrp',
  'future_price',
  'future_price_applied_date',
  'stock',
  'net_weight',
  'gross_weight',
  'width',
  'height',
  'length',
  'category',
  'subcategory',
  'multiple',
  'custom',
] as const;

/**
 * The contents that a column of the article export can have; `custom` is a column to fill in by hand (GAP-95).
 */
export type ExportFieldName = (typeof exportFieldNames)[number];

/** Whether a text is a content that this client knows. */
export const isExportFieldName = (text: string): text is ExportFieldName =>
  exportFieldNames.some((name) => name === text);

/** Text key of a content's name. */
export const exportFieldLabel = (name: ExportFieldName): `EXPORT.FIELD.${Uppercase<ExportFieldName>}` =>
  `EXPORT.FIELD.${upper(name)}`;

const upper = <Text extends string>(text: Text): Uppercase<Text> => text.toUpperCase() as Uppercase<Text>;
