import type { components } from '../../contract/apiV3.generated.ts';
import { FileAnswer } from '../http/FileAnswer.ts';
import type { Session } from '../http/session.ts';
import { translateDescription } from '../texts/translateAnswer.ts';
import { translateHeading } from '../texts/translateHeading.ts';
import { type Cell, type Column, type ExportFormat, exportTable, streamTable } from './exportTable.ts';

type Schemas = components['schemas'];

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
};

/**
 * Answers an export call with rows as a file `{name}.{format}` (GAP-88, GAP-90): headings and descriptions in the
 * language of the call.
 * @param options the call's `export[...]`.
 * @throws Rejected when the rows do not fit into an xls sheet.
 */
export function exportFile<Row>(
  name: string,
  reader: Reader,
  options: Schemas['ExportOptions'],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): FileAnswer {
  const { format, withHeaders, separator, escape, enclosure } = options;
  const table = { withHeaders: withHeaders !== 0, separator, escape, enclosure, decimal: decimalOf(reader) };
  return toAnswer(name, format, exportTable(format, table, inLanguage(columns, reader.locale), rows));
}

/**
 * Answers with a file `{name}.{format}` whose rows are read while it is sent, so that its length does not matter.
 * @throws Rejected when the rows do not fit into an xls sheet.
 */
export async function streamFile<Row>(
  name: string,
  reader: Reader | null,
  { format, withHeaders }: Schemas['ExportConfig'],
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): Promise<FileAnswer> {
  return toAnswer(
    name,
    format,
    await streamTable(format, { withHeaders, decimal: decimalOf(reader) }, columns, rows),
  );
}

/** The reader of the file. */
interface Reader {
  locale: string;
  session: Session;
}

/**
 * The decimal separator of csv. Outside of English a spreadsheet takes the price 9.9 for 9 September, whatever separator the
 * customer's account has on screens.
 */
const decimalOf = (reader: Reader | null): '.' | ',' =>
  reader && (reader.locale !== 'en' || reader.session.customer.decimalStyle === 'comma') ? ',' : '.';

function inLanguage<Row>(columns: readonly Column<Row>[], locale: string): Column<Row>[] {
  return columns.map(({ header, cell }) => ({
    header: translateHeading(header, locale),
    cell: header === 'Description' ? (row) => describe(cell(row), locale) : cell,
  }));
}

const describe = (cell: Cell, locale: string): Cell =>
  typeof cell === 'string' ? translateDescription(cell, locale) : cell;

function toAnswer(name: string, format: ExportFormat, content: FileAnswer['content']): FileAnswer {
  return new FileAnswer({ contentType: contentTypes[format], content, fileName: `${name}.${format}` });
}
