import { createStore } from '../../ui/createStore.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import {
  rewrite,
  want,
  type ChangeLine,
  type DeskLine,
  type Refusal,
} from '../../parts/orderLists/deskLines.ts';
import type { ColumnAnswers, ColumnQuestion, ParsedText } from '../../parts/orderLists/parseLines.ts';
import type { NamedList } from '../../parts/orderLists/useListFile.ts';

/** The state of the order desk. */
export type Desk = {
  text: string;
  type: CartType;
  /** The lines that are worked on; null while the text is written. */
  lines: readonly DeskLine[] | null;
  unread: ParsedText['unread'];
  /** How the text was understood. */
  reading: Pick<ParsedText, 'columns' | 'leftOut'>;
  /** Columns that the user is asked for before the lines are read. */
  question: ColumnQuestion | null;
  /** The user's answer about the columns of this text. */
  answers: ColumnAnswers;
  /** The file whose lines the text holds, with what stood in the field before. */
  file: (NamedList & { sheet: string; before: string }) | null;
  /** Lines and pieces put into carts since the list was read. */
  added: { lines: number; pieces: number; type: CartType } | null;
  isChecking: boolean;
  isAdding: boolean;
};

const emptyDesk: Desk = {
  text: '',
  type: 'REGULAR',
  lines: null,
  unread: [],
  reading: { columns: [], leftOut: [] },
  question: null,
  answers: {},
  file: null,
  added: null,
  isChecking: false,
  isAdding: false,
};

/**
 * The desk outlives its page: another page may open while work goes on. A log-out reloads the document, which clears it.
 */
export const deskStore = createStore(emptyDesk);

/** Changes part of the desk, given its present state. */
export const updateDesk = (change: (desk: Desk) => Partial<Desk>): void => {
  const desk = deskStore.read();
  deskStore.set({ ...desk, ...change(desk) });
};

/** Changes part of the desk. */
export const patchDesk = (change: Partial<Desk>): void => updateDesk(() => change);

/** Changes one line. */
export const changeLine: ChangeLine = (key, to) =>
  updateDesk(({ lines }) => ({
    lines: lines?.map((line) => (line.key === key ? to(line) : line)) ?? null,
  }));

/** Takes one piece of each line that names no quantity. */
export const takeOneEach = (): void =>
  updateDesk(({ lines }) => ({
    lines: lines?.map((line) => (line.isQtyMissing ? want(line, true) : line)) ?? null,
  }));

/** Takes a line off the list. */
export const removeLine = (key: number): void =>
  updateDesk(({ lines }) => ({ lines: lines?.filter((line) => line.key !== key) ?? null }));

/** Clears the desk for another list. */
export const clearDesk = (): void => updateDesk(({ type }) => ({ ...emptyDesk, type }));

/**
 * What is not in the cart yet as a text: each line as it was written, under its headings, or with its new quantity. The
 * rewritten ones come first where there are headings, because those do not name their columns.
 */
export function textLeft({ text, lines, unread, reading }: Desk): string {
  if (lines === null) return text;
  if (lines.length + unread.length === 0) return '';
  const headings = reading.leftOut.filter(({ kind }) => kind === 'HEADING');
  const left = lines.map((line) => ({ ...line, rewritten: rewrite(line) }));
  const changed = headings.length === 0 ? [] : left.flatMap(({ rewritten }) => rewritten ?? []);
  const kept = left.flatMap(({ line, content, repeats, rewritten }) =>
    rewritten === null
      ? [{ line, content }, ...repeats]
      : headings.length === 0
        ? rewritten.map((one) => ({ line, content: one }))
        : [],
  );
  const written = [...kept, ...unread];
  const all = written.length === 0 ? [] : [...written, ...headings];
  return [
    ...(changed.length === 0 ? [] : ['article;qty', ...changed]),
    ...all.toSorted((one, other) => one.line - other.line).map(({ content }) => content),
  ].join('\n');
}

/** Back to the text of what is left. */
export const editText = (): void =>
  updateDesk((desk) => ({ ...emptyDesk, type: desk.type, text: textLeft(desk) }));

/** Lines whose pieces are in the cart leave the desk; the others say why they are not. */
export const removeAdded = (sent: readonly DeskLine[], refusals: ReadonlyMap<number, Refusal>): void =>
  updateDesk(({ lines, added, type }) => {
    const done = sent.filter(({ key }) => !refusals.has(key));
    const gone = new Set(done.map(({ key }) => key));
    const left = (lines ?? []).filter(({ key }) => !gone.has(key));
    return {
      lines: left.map((line) => ({ ...line, refusal: refusals.get(line.key) ?? line.refusal })),
      added: {
        type,
        lines: (added?.lines ?? 0) + done.length,
        pieces: done.reduce((sum, { pieces }) => sum + pieces, added?.pieces ?? 0),
      },
    };
  });
