import { createStore } from '../../ui/createStore.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { toText, type DeskLine, type Refusal } from './deskLines.ts';
import type { ParsedText } from '../../parts/orderLists/parseLines.ts';

/** The state of the order desk. */
export type Desk = {
  text: string;
  type: CartType;
  /** The lines that are worked on; null while the text is written. */
  lines: readonly DeskLine[] | null;
  unread: ParsedText['unread'];
  headers: ParsedText['headers'];
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
  headers: [],
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
export const changeLine = (key: number, to: (line: DeskLine) => DeskLine): void =>
  updateDesk(({ lines }) => ({
    lines: lines?.map((line) => (line.key === key ? to(line) : line)) ?? null,
  }));

/** Takes a line off the list. */
export const removeLine = (key: number): void =>
  updateDesk(({ lines }) => ({ lines: lines?.filter((line) => line.key !== key) ?? null }));

/** Clears the desk for another list. */
export const clearDesk = (): void => updateDesk(({ type }) => ({ ...emptyDesk, type }));

/** What is not in the cart yet as a text: each line as it was written, or with its new quantity. */
export function textLeft({ text, lines, unread }: Desk): string {
  if (lines === null) return text;
  const left = lines.map((line) => ({ line: line.line, text: toText(line) }));
  const all = [...left, ...unread.map(({ line, content }) => ({ line, text: content }))];
  return all
    .toSorted((one, other) => one.line - other.line)
    .map((one) => one.text)
    .join('\n');
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
