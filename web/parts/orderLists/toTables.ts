import { agesOf } from './earlierMessages.ts';
import { isTotal, readHeadings, roleOf, type HeadingRole } from './headingRoles.ts';
import { namedSeparator, separatorOf, splitCells } from '../../../contract/lists/splitCells.ts';
import { splitRecords } from '../../../contract/lists/splitRecords.ts';
import { withLatinDigits } from '../../../contract/toLatinNumber.ts';
import { hasWords, isLikeNumber, readCells } from './readCells.ts';
import { readFreeText } from './readFreeText.ts';
import { readQty, unit } from './readQty.ts';
import { currency, markDecimals, unmarkDecimals, withoutPrice } from './withoutPrice.ts';

/** A line of the text. */
export type Place = {
  /** From 1, as an editor counts; of a record of several lines the first. */
  line: number;
  /** As it is written. */
  content: string;
};

type TextRecord = { line: number; content: string };

/**
 * A line that does not belong to the list: it names columns, stands above them, adds up the others, or is part of an earlier
 * message.
 */
export type LeftOutLine = Place & { kind: 'HEADING' | 'TITLE' | 'TOTAL' | 'EARLIER' };

/** A line with its cells; `text` is the line without bullets and invisible marks, `age` the messages after it. */
export type Row = Place & { text: string; cells: string[]; age: number };
/** Rows with the same columns. */
export type Table = {
  headings: { names: string[]; roles: HeadingRole[]; separator: RegExp | null } | null;
  /** Of rows without headings, how many cells each has. */
  width: number;
  /** Of rows without headings, what stands between their cells: columns of `A;10;4` say nothing of those of `B<tab>9.80<tab>3`. */
  separator?: RegExp | null;
  rows: Row[];
};

/** Above the headings there may be so many lines of titles. */
const mostTitles = 20;

/** The rows of a text by the headings above them, or by how many cells they have and what stands between them. */
export function toTables(text: string, leftOut: LeftOutLine[]): Table[] {
  const tables: Table[] = [];
  const loose = new Map<string, Table>();
  let under: Table | undefined;
  let separator: RegExp | undefined;
  const records = splitRecords(text.replace(/^\uFEFF/, ''));
  const ages = agesOf(records.map(({ content }) => content));
  const ageOf = new Map(records.map(({ line }, index) => [line, ages[index]]));
  let last = 0;
  for (const record of unfoldBlocks(joinPairs(records))) {
    const named = record.line === 1 ? namedSeparator(record.content) : null;
    if (named) {
      separator = named;
      continue;
    }
    const cleaned = cleanLine(record.content);
    if (!/[\p{L}\p{N}]/u.test(cleaned)) continue;
    const place = { line: record.line, content: record.content.replaceAll('\n', ' ').trim() };
    const { age = 0, isHeader = false } = ageOf.get(record.line) ?? {};
    if (age !== last) under = undefined;
    last = age;
    if (isHeader) {
      leftOut.push({ ...place, kind: 'EARLIER' });
      continue;
    }
    const split = (line: string): { between: RegExp | null; cells: string[] } => {
      const own = separator?.test(line) ? separator : separatorOf(line);
      const headed = under?.headings?.separator;
      // Under headings with commas a row may be `AB-1;2,5`.
      const isOwn = splitCells(line, own).length === under?.width;
      const between = headed?.test(line) && !isOwn ? headed : own;
      return { between, cells: splitCells(line, between) };
    };
    const plain = split(cleaned);
    const isWhole = plain.cells.length === under?.width;
    const { between, cells: written } =
      isWhole || cleaned.length > longestPriced ? plain : split(markDecimals(cleaned, isTotal([cleaned])));
    const cells = written.map((cell) => cleanCell(unmarkDecimals(cell)));
    const row: Row = { ...place, text: cleaned, cells, age };
    if (under?.headings && under.rows.length === 0 && isWhole && areUnits(cells)) {
      leftOut.push({ ...place, kind: 'HEADING' });
      continue;
    }
    const roles = readHeadings(cells, tables.length === 0 && !isSentence.test(cleaned));
    if (roles && !isTotal(cells)) {
      leftOut.push({ ...place, kind: 'HEADING' });
      if (under === undefined) leaveOutTitles(loose, cells, leftOut);
      under = { headings: { names: cells, roles, separator: between }, width: cells.length, rows: [] };
      tables.push(under);
      continue;
    }
    const own: Table = { headings: null, width: cells.length, separator: between, rows: [] };
    const layout = layoutOf(own);
    const table = (cells.length > 1 && under) || (loose.get(layout) ?? own);
    if (!tables.includes(table)) {
      loose.set(layout, table);
      tables.push(table);
    }
    table.rows.push(row);
  }
  return tables;
}

const oneUnit = String.raw`(?:${unit}|${currency}|kg|%)`;
const unitCell = new RegExp(
  String.raw`^[([]?${oneUnit}(?:\s*/\s*(?:\d+|(?:\d+\s*)?${oneUnit}))?[)\]]?$`,
  'iu',
);
/** `|Stk|EUR|EUR` below headings says in what they count. */
const areUnits = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || unitCell.test(cell));

/**
 * A table that was copied cell by cell has a number on one line and its quantity on the next. They are joined only where all
 * lines from the first number on are such pairs, with the two headings above them.
 */
function joinPairs(records: readonly TextRecord[]): readonly TextRecord[] {
  const filled = records.filter(({ content }) => /[\p{L}\p{N}]/u.test(content));
  const first = filled.findIndex(({ content }) => /\d/.test(content));
  const lines = filled.slice(first);
  const isPaired =
    lines.length >= 4 &&
    lines.length % 2 === 0 &&
    lines.every(({ content }, index) => (index % 2 === 0 ? isOneNumber : isOneQty)(content.trim()));
  if (!isPaired) return records;
  const above = filled.slice(0, first);
  return [...(above.length === 2 ? toPairs(above) : above), ...toPairs(lines)];
}

const toPairs = (records: readonly TextRecord[]): TextRecord[] =>
  records.flatMap(({ line, content }, index) =>
    index % 2 === 0 ? { line, content: `${content.trim()}\t${records[index + 1]?.content.trim()}` } : [],
  );

/**
 * Two lists side by side, whose headings are the same, become one below the other. The lines of the second count on behind the
 * last of the first.
 */
function unfoldBlocks(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [head, { content: headings }] of records.entries()) {
    const separator = separatorOf(headings);
    const starts = startsOfBlocks(splitCells(headings, separator));
    if (starts.length < 2) continue;
    const last = records.at(-1)?.line ?? 0;
    const blocks = starts.map((start, block) =>
      records.slice(head).map(({ line, content }) => ({
        line: line + block * last,
        content: splitCells(content, separator)
          .slice(start, starts[block + 1])
          .join('\t'),
      })),
    );
    return [...records.slice(0, head), ...blocks.flat()];
  }
  return records;
}

/** Where each of several blocks of the same headings begins; of other cells nothing. */
function startsOfBlocks(written: readonly string[]): number[] {
  // Of nearly all lines that is all to look at.
  if (!written[0] || !written.includes(written[0], 1)) return [];
  const cells = written.map(cleanCell);
  const starts = cells.flatMap((cell, index) => (cell === cells[0] ? [index] : []));
  if (!readHeadings(cells, true)) return [];
  const blocks = starts.map((start, block) =>
    cells
      .slice(start, starts[block + 1])
      .join('\t')
      .trim(),
  );
  return blocks.every((names) => names === blocks[0] && names.includes('\t')) ? starts : [];
}

const isOneNumber = (line: string): boolean =>
  separatorOf(line) === null && isLikeNumber(line) && !hasWords(line);
const isOneQty = (line: string): boolean => /^\d{1,4}(?!\d)/.test(line) && readQty(line) !== null;

/** What stands above the first headings and has fewer cells than they is a title: `Order 4711 of 2026-11-25`. */
function leaveOutTitles(loose: Map<string, Table>, names: readonly string[], leftOut: LeftOutLine[]): void {
  const rows = [...loose.values()].flatMap((table) => table.rows);
  if (rows.length > mostTitles || countOf(names) < 2) return;
  const titles = new Set(rows.filter((row) => countOf(row.cells) < countOf(names) && !isLine(row)));
  for (const table of loose.values()) table.rows = table.rows.filter((row) => !titles.has(row));
  for (const { line, content } of titles) leftOut.push({ line, content, kind: 'TITLE' });
}

/** A line of a mail above a table that it quotes: it names a number and how many. */
function isLine({ text, cells }: Row): boolean {
  const reading = cells.length === 1 ? readFreeText(text) : readCells(cells);
  if (typeof reading === 'string' || reading.qty === null) return false;
  return isLikeNumber(reading.number) && !hasWords(reading.number);
}

const countOf = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** A greeting may stand above the lines: `Good morning, please deliver:`. */
const isSentence = /, |[:!?]$/;

/** The same for tables with the same columns. */
export const layoutOf = ({ headings, width, separator }: Table): string =>
  headings
    ? headings.names.map((name) => name.toLowerCase()).join('\u001F')
    : `${width} ${separator?.source ?? ''}`;

const chatDay = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const chatTime = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?`;
/** `[25.11.26, 14:03:22] Jane: `, `25/11/2026, 14:03 - Jane: `, `[14:03, 25.11.2026] Jane: `: when a line of a chat was written, and by whom. */
const chatStamp = new RegExp(
  String.raw`^\[?(?:${chatDay},? ${chatTime}|${chatTime},? ${chatDay})\]?(?: -)? [^:]{1,40}: `,
  'i',
);
/** `1. `, `2)`, `3.) `, `(4) `, `a) `, `#5 `, `①`, before a number, which may begin with a short word. A day is none: `12. 11. 2026`. */
const numbering = new RegExp(
  String.raw`^(?:\d{1,3}(?:[.)]|\.\)) +|\d{1,3}\)|\((?:\d{1,3}|\p{L})\) *|\p{L}\) +|#\d{1,3} +|\d\uFE0F?\u20E3 *|[\u2460-\u2473] *)` +
    String.raw`(?=\S*\d|(?!${unit})\p{L}{1,4} \S*\d)(?!\d{1,2}\. ?(?:19|20)\d{2}(?!\d))`,
  'iu',
);

/** A separator that no price has. */
const isSeparated = /[\t;|]/;

/** A line as it is read: in one without columns a price behind the quantity says nothing. */
function cleanLine(content: string): string {
  const line = withoutZeroDecimals(clean(content));
  return isSeparated.test(line) || line.length > longestPriced ? line : withoutPrice(line);
}

/** `4,000 ST 54,80`, as SAP prints it: an amount on the line says that the comma is the decimal mark. */
function withoutZeroDecimals(line: string): string {
  const [comma, point] = [/\d,\d{2}(?!\d)/.test(line), /\d\.\d{2}(?!\d)/.test(line)];
  return comma === point
    ? line
    : line.replaceAll(
        comma
          ? /(?<=(?:^|[\s;|"])\d{1,4}),000(?=[\s;|"]|$)/g
          : /(?<=(?:^|[\s;|"])\d{1,4})\.000(?=[\s;|"]|$)/g,
        '',
      );
}

/** A longer text is not a line of a list, and takes long to look through. */
const longestPriced = 500;

/** Without marks of order, odd spaces, what a chat or a mail puts before a line, and the numbering of a list. */
function clean(line: string): string {
  return (
    withLatinDigits(line)
      .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replaceAll(/[،、؛│┃║]/g, (mark) => likeMarks[mark] ?? mark)
      // Headings of a wiki's table.
      .replace(/^\|\|.*\|\|$/, (headings) => headings.replaceAll('||', '|'))
      // A tab at the start is an empty cell.
      .replaceAll(/^ +|(?<! ) +$/g, '')
      .replace(chatStamp, '')
      .replace(/^(?:(?:[•*·▪◦‣⁃>]|\p{So}\uFE0F?)+|[-–—](?= )) */u, '')
      .replace(/^\[[ x]?\] */i, '')
      .replace(numbering, '')
      .replace(/^pos(?:ition)?\.?\s*\d{1,4}\s*[:.)]\s*(?=\S*\d)/i, '')
  );
}

/** Commas, semicolons and rules of tables elsewhere. */
const likeMarks: Readonly<Record<string, string>> = {
  '،': ',',
  '、': ',',
  '؛': ';',
  '│': '|',
  '┃': '|',
  '║': '|',
};

/** On one line, without quotation marks of other kinds, the apostrophe by which spreadsheets keep a text, and `Part no.:`. */
function cleanCell(cell: string): string {
  const text = cell
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^['‘’‚“”„«»](.*)['‘’“”«»]$/, '$1')
    .replace(/^['’](?=\S)/, '');
  const [, label = '', named] = /^([^:]{2,30}):\s*(\S*\d.*)$/.exec(text) ?? [];
  if (named !== undefined && ['NUMBER', 'SHARED_NUMBER'].includes(roleOf(label))) return named;
  return text.length > longestPriced ? text : withoutPrice(text);
}
