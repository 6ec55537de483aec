import type { components } from '../../contract/apiV3.generated.ts';
import { FileAnswer } from '../http/FileAnswer.ts';
import { type Column, type ExportFormat, exportTable } from './exportTable.ts';

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
};

/**
 * Answers an export call with rows as a file `{name}.{format}` (GAP-88, GAP-90).
 * @param options the call's `export[...]`.
 * @throws Rejected when the rows do not fit into an xls sheet.
 */
export function exportFile<Row>(
  name: string,
  options: components['schemas']['ExportOptions'],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): FileAnswer {
  const { format, withHeaders, separator, escape, enclosure } = options;
  const table = { withHeaders: withHeaders !== 0, separator, escape, enclosure };
  return new FileAnswer({
    contentType: contentTypes[format],
    content: exportTable(format, table, columns, rows),
    fileName: `${name}.${format}`,
  });
}
