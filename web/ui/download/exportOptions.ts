/** How an export is written (DOC-13, ORD-48). */
export type ExportOptions = {
  format: 'xlsx' | 'xls' | 'csv';
  withHeaders: boolean;
  separator: string;
  escape: string;
  enclosure: string;
};

/** What every download dialog but the article export starts with (ORD-47, ORD-50, GAP-89). */
export const defaultExportOptions: ExportOptions = {
  format: 'csv',
  withHeaders: true,
  separator: ';',
  escape: '\\',
  enclosure: '"',
};

/** The options as query parameters `export[…]`; the last three for csv only (GAP-90). */
export function exportParams(options: ExportOptions, withCsvOptions: boolean): URLSearchParams {
  const { format, withHeaders, separator, escape, enclosure } = options;
  const params = new URLSearchParams({
    'export[format]': format,
    'export[withHeaders]': withHeaders ? '1' : '0',
  });
  if (format === 'csv' && withCsvOptions) {
    for (const [name, value] of Object.entries({ separator, escape, enclosure }))
      params.set(`export[${name}]`, value);
  }
  return params;
}
