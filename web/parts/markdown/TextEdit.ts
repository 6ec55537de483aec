/** A text and what is selected of it. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

/** One change: what replaces a range of the text, and what is selected afterwards. */
export type TextEdit = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectStart: number;
  readonly selectEnd: number;
};

/** Replaces a range and selects all of what replaces it, or a part, counted from its start. */
export function replaceRange(
  from: number,
  to: number,
  insert: string,
  [start, end]: readonly [start: number, end: number] = [0, insert.length],
): TextEdit {
  return { from, to, insert, selectStart: from + start, selectEnd: from + end };
}

/** The whole lines that a selection touches. */
export function linesOf({ text, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not touch that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next < 0 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}
