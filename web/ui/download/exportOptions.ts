import { toDottedDay, toIsoDay } from '../values/formatDate.ts';

/** How an export is written (DOC-13, ORD-48). */
export type ExportOptions = {
  format: 'xlsx' | 'xls' | 'csv';
  withHeaders: boolean;
  separator: string;
  escape: string;
  enclosure: string;
};

/** The options of a download dialog; the days `YYYY-MM-DD` are for exports of a range. */
export type DownloadFields = ExportOptions & { from: string | null; until: string | null };

/** The range that an export starts with: from the start of this month until today (MISS-18). */
export function currentMonth(): { from: string; until: string } {
  const until = toIsoDay(new Date());
  return { from: `${until.slice(0, 8)}01`, until };
}

/** Initial settings of every download dialog except the article export (ORD-47, ORD-50, GAP-89). */
export const defaultExportOptions: ExportOptions = {
  format: 'csv',
  withHeaders: true,
  separator: ';',
  escape: '\\',
  enclosure: '"',
};

/** The range as query parameters, DD.MM.YYYY, both days included (GAP-92); none where a day is missing. */
export function rangeParams({ from, until }: Pick<DownloadFields, 'from' | 'until'>): URLSearchParams {
  if (from === null || until === null) return new URLSearchParams();
  return new URLSearchParams({ from: toDottedDay(from), until: toDottedDay(until) });
}

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
