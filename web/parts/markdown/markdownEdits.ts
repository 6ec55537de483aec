import { linesOf, replaceRange, type Selected, type TextEdit } from './TextEdit.ts';
import { toTable } from './toTable.ts';

/** How many spaces Tab inserts (ISS-26). */
export const tabWidth = 4;

const indent = ' '.repeat(tabWidth);

/** Puts a mark around the selection or the word at the caret, or removes it from there. */
export function toggleMark(selected: Selected, mark: string): TextEdit {
  const { text, start, end } = trimmed(wordAt(selected));
  const inner = text.slice(start, end);
  if (text.slice(start - mark.length, start) === mark && text.startsWith(mark, end))
    return replaceRange(start - mark.length, end + mark.length, inner);
  if (inner.length >= 2 * mark.length && inner.startsWith(mark) && inner.endsWith(mark))
    return replaceRange(start, end, inner.slice(mark.length, -mark.length));
  return replaceRange(start, end, mark + inner + mark, [mark.length, mark.length + inner.length]);
}

/** Code: between backticks within a line, between fences for several lines. */
export function toggleCode(selected: Selected): TextEdit {
  const { text, start, end } = selected;
  const inner = text.slice(start, end);
  if (!inner.includes('\n')) return toggleMark(selected, '`');
  const longest = Math.max(2, ...(inner.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return onOwnLines(selected, `${fence}\n${inner.replace(/\n$/, '')}\n${fence}`, fence.length + 1);
}

/** Makes the lines headings of a level; a second time makes them plain (ISS-21, ISS-24). */
export function toggleHeading(selected: Selected, level: number): TextEdit {
  const prefix = `${'#'.repeat(level)} `;
  return toggleLines(selected, (line) => line.startsWith(prefix), {
    add: (line) => prefix + line.replace(/^#{1,6} +/, ''),
    remove: (line) => line.slice(prefix.length),
  });
}

const quote = /^> ?/;
const item = /^(?:[-*+] |\d{1,9}[.)] )/;

/** Quotes the lines, or no longer. */
export const toggleQuote = (selected: Selected): TextEdit =>
  toggleLines(selected, (line) => quote.test(line), {
    add: (line) => `> ${line}`,
    remove: (line) => line.replace(quote, ''),
    marksEmpty: true,
  });

/** Makes the lines a list with bullets; a list with numbers becomes one with bullets. */
export const toggleBullets = (selected: Selected): TextEdit =>
  toggleLines(selected, (line) => /^[-*+] /.test(line), {
    add: (line) => `- ${line.replace(item, '')}`,
    remove: (line) => line.replace(item, ''),
  });

/** Makes the lines a list with numbers; a list with bullets becomes one with numbers. */
export const toggleNumbers = (selected: Selected): TextEdit =>
  toggleLines(selected, (line) => /^\d{1,9}[.)] /.test(line), {
    add: (line, at) => `${at + 1}. ${line.replace(item, '')}`,
    remove: (line) => line.replace(item, ''),
  });

/** A link of the selection. Its address is selected, or its text where the selection is an address. */
export function insertLink({ text, start, end }: Selected): TextEdit {
  const inner = text.slice(start, end);
  if (isAddress(inner.trim())) return replaceRange(start, end, `[](${inner.trim()})`, [1, 1]);
  const address = 'https://';
  const begin = inner.length + 3;
  return replaceRange(start, end, `[${inner}](${address})`, [begin, begin + address.length]);
}

/** Whether a text is nothing but a web address. */
export const isAddress = (text: string): boolean => /^https?:\/\/[^\s<>]+$/.test(text);

/** A table of the selected lines, or an empty one (ISS-21, ISS-25). */
export function insertTable(selected: Selected, columnName: (column: number) => string): TextEdit {
  const { text, start, end } = selected;
  if (start === end) {
    const names = [columnName(1), columnName(2)];
    return onOwnLines(selected, toTable([names, ['', '']]), 2, names[0]?.length);
  }
  const { from, to, lines } = linesOf({ text, start, end });
  return onOwnLines({ text, start: from, end: to }, toTable(cellsOf(lines)));
}

/** Cells of lines from a sheet, a CSV file or a text: by the first sign that all of them have. */
function cellsOf(lines: readonly string[]): string[][] {
  const rows = lines.map((line) => line.trimEnd()).filter((line) => line.trim() !== '');
  const separator = ['\t', ';', '|', ','].find((sign) => rows.every((row) => row.includes(sign)));
  return rows.map((row) => (separator === undefined ? [row] : row.split(separator)));
}

/** A highlighted block around the selection (ISS-22, GAP-148). */
export function insertBlock(selected: Selected, kind: 'info' | 'question' | 'error'): TextEdit {
  const inner = selected.text.slice(selected.start, selected.end).replace(/\n$/, '');
  const head = `:::${kind}\n`;
  return onOwnLines(selected, `${head}${inner}\n:::`, head.length, inner.length);
}

/** Tab: four spaces at the caret, or all selected lines by as much to the right (ISS-26). */
export function indentLines(selected: Selected): TextEdit {
  const { start, end } = selected;
  if (start === end) return replaceRange(start, end, indent, [tabWidth, tabWidth]);
  const { from, to, lines } = linesOf(selected);
  return replaceRange(from, to, lines.map((line) => (line === '' ? '' : indent + line)).join('\n'));
}

/** Shift+Tab: the lines by up to four spaces to the left; null where none begins with a space. */
export function outdentLines(selected: Selected): TextEdit | null {
  const { start, end } = selected;
  const { from, to, lines } = linesOf(selected);
  const moved = lines.map((line) => line.replace(/^ {1,4}/, ''));
  const change = replaceRange(from, to, moved.join('\n'));
  if (moved.every((line, at) => line === lines[at])) return null;
  if (start !== end) return change;
  const caret = Math.max(from, start - ((lines[0]?.length ?? 0) - (moved[0]?.length ?? 0)));
  return { ...change, selectStart: caret, selectEnd: caret };
}

/** Enter within a list or quote: begins the next item, or ends the list at an empty one. Null elsewhere. */
export function continueList({ text, start, end }: Selected): TextEdit | null {
  if (start !== end) return null;
  const { from, to } = linesOf({ text, start, end });
  const line = text.slice(from, start);
  const [whole, space = '', mark = '', rest = ''] = /^( *)([-*+] |\d{1,9}[.)] |> ?)(.*)$/.exec(line) ?? [];
  if (whole === undefined) return null;
  if (rest.trim() === '' && start === to) return replaceRange(from, to, '', [0, 0]);
  const number = /^(\d+)([.)] )$/.exec(mark);
  const next = number ? `${Number(number[1]) + 1}${number[2] ?? ''}` : mark;
  const insert = `\n${space}${next}`;
  return replaceRange(start, start, insert, [insert.length, insert.length]);
}

type LineChange = {
  add: (line: string, at: number) => string;
  remove: (line: string) => string;
  /** Whether empty lines between the others are marked too. */
  marksEmpty?: boolean;
};

function toggleLines(selected: Selected, isMarked: (line: string) => boolean, change: LineChange): TextEdit {
  const { start, end } = selected;
  const { from, to, lines } = linesOf(selected);
  const isSkipped = (line: string) => lines.length > 1 && line.trim() === '' && change.marksEmpty !== true;
  const isRemoval = lines.every((line) => isSkipped(line) || isMarked(line));
  let count = 0;
  const changed = lines.map((line) => {
    if (isSkipped(line)) return line;
    return isRemoval ? change.remove(line) : change.add(line, count++);
  });
  const insert = changed.join('\n');
  if (start !== end) return replaceRange(from, to, insert);
  // The caret stays with its letter.
  const caret = Math.max(0, start - from + insert.length - (to - from));
  return replaceRange(from, to, insert, [caret, caret]);
}

/** Inserts text that must stand on lines apart, with an empty line around it. */
function onOwnLines(selected: Selected, insert: string, selectFrom = 0, length?: number): TextEdit {
  const { text, start, end } = selected;
  const before = gap(/\n*$/.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '', start === 0);
  const after = gap(/^\n*/.exec(text.slice(end))?.[0] ?? '', end === text.length);
  const begin = before.length + selectFrom;
  const whole = before + insert + after;
  return replaceRange(start, end, whole, [
    begin,
    length === undefined ? before.length + insert.length : begin + length,
  ]);
}

const gap = (found: string, isEnd: boolean): string =>
  isEnd ? '' : '\n'.repeat(Math.max(0, 2 - found.length));

const longestWord = 200;

/** The word around a caret; the selection where there is one. */
function wordAt(selected: Selected): Selected {
  const { text, start, end } = selected;
  if (start !== end) return selected;
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, start - longestWord), start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return before > 0 && after > 0 ? { text, start: start - before, end: end + after } : selected;
}

/** The selection without spaces at its ends: next to a space it would not be one. */
function trimmed({ text, start, end }: Selected): Selected {
  const inner = text.slice(start, end);
  if (inner.trim() === '') return { text, start, end };
  const from = start + inner.length - inner.trimStart().length;
  return { text, start: from, end: from + inner.trim().length };
}
