import { read, streamXlsxRows, type Sheet, type SheetFilterInfo } from 'hucre';
import { mostCharacters } from './boundLines.ts';

/** Filled or not, up to the last filled one of each row. A list of ten thousand lines has fewer. */
const mostCells = 500_000;
/** Filled rows of all sheets. A browser takes about 0.1 ms for each, however short. */
const mostRows = 20_000;

/**
 * The last cell that is read: no list that can be ordered reaches there. `read` keeps a place for every cell up to the last
 * one, so that a stray cell in the last row of a sheet would take hundreds of megabytes.
 */
const last = { row: 20_000, column: 200, name: 'GR20000' };

/**
 * The sheets of an xlsx workbook, and how many cells of visible sheets stand beyond the last one that is read. Null when it
 * holds more than a list can.
 */
export async function readXlsx(bytes: Uint8Array): Promise<{ sheets: readonly Sheet[]; far: number } | null> {
  const tables: number[] = [];
  let [cells, rows, characters, far] = [0, 0, 0, 0];
  for (const { index, hidden, veryHidden } of await listSheets(bytes)) {
    const isHidden = hidden === true || veryHidden === true;
    try {
      // Row by row: what is too much is known before it is all in memory.
      for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: index })) {
        cells += values.length + 1;
        if (values.some((value) => value !== null && value !== '')) rows += 1;
        for (const [column, value] of values.entries()) {
          if (value === null || value === '') continue;
          if (typeof value === 'string') characters += value.length;
          if (!isHidden && (row >= last.row || column >= last.column)) far += 1;
        }
        if (cells > mostCells || rows > mostRows || characters > mostCharacters) return null;
      }
    } catch (error) {
      // A sheet that is a chart has no cells.
      if (error instanceof Error && error.message.includes('missing worksheet file')) continue;
      throw error;
    }
    tables.push(index);
  }
  if (tables.length === 0) return { sheets: [], far };
  const { sheets } = await read(bytes, { readStyles: true, sheets: tables, range: `A1:${last.name}` });
  return { sheets, far };
}

async function listSheets(bytes: Uint8Array): Promise<SheetFilterInfo[]> {
  const all: SheetFilterInfo[] = [];
  await read(bytes, {
    sheets: (sheet) => {
      all.push(sheet);
      return false;
    },
  });
  return all;
}
