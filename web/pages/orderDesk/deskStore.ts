import type { CartType } from '../../parts/cart/cartTypes.ts';
import { toText, type DeskLine, type Refusal } from './deskLines.ts';
import type { ParsedText } from './parseLines.ts';

/** What is on the order desk. */
export type Desk = {
  text: string;
  type: CartType;
  /** The lines that are worked on; null while the text is written. */
  lines: readonly DeskLine[] | null;
  unread: ParsedText['unread'];
  headers: ParsedText['headers'];
  /** What has been put into carts since the list was read. */
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
 * The desk stays as it is when one walks away, and work under way goes on; a log-out loads the page anew and forgets it.
 */
let desk = emptyDesk;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`, and for work that outlives the screen. */
export const deskStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Desk => desk,
  update(change: (desk: Desk) => Partial<Desk>): void {
    desk = { ...desk, ...change(desk) };
    listeners.forEach((listener) => listener());
  },
};

/** Changes some of the desk. */
export const put = (change: Partial<Desk>): void => deskStore.update(() => change);

/** Changes one line. */
export const changeLine = (key: number, to: (line: DeskLine) => DeskLine): void =>
  deskStore.update(({ lines }) => ({
    lines: lines?.map((line) => (line.key === key ? to(line) : line)) ?? null,
  }));

/** Takes a line off the list. */
export const removeLine = (key: number): void =>
  deskStore.update(({ lines }) => ({ lines: lines?.filter((line) => line.key !== key) ?? null }));

/** Clears the desk for another list. */
export const clearDesk = (): void => deskStore.update(({ type }) => ({ ...emptyDesk, type }));

/** Back to the text: what is not in the cart yet, each line as it was written or with its new quantity. */
export const editText = (): void =>
  deskStore.update(({ lines, unread, type }) => {
    const left = (lines ?? []).map((line) => ({ line: line.line, text: toText(line) }));
    const all = [...left, ...unread.map(({ line, content }) => ({ line, text: content }))];
    const text = all.toSorted((one, other) => one.line - other.line).map((one) => one.text);
    return { ...emptyDesk, type, text: text.join('\n') };
  });

/** Lines whose pieces are in the cart leave the desk; the others say why they are not. */
export const takeAway = (sent: readonly DeskLine[], refusals: ReadonlyMap<number, Refusal>): void =>
  deskStore.update(({ lines, added, type }) => {
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
