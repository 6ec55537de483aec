import { isRecord } from '../../../contract/isRecord.ts';
import { keptForTab, readKept } from '../../i18n/kept.ts';
import { newKey } from '../../relay/WriteIntents.ts';

/** Lines of a list that were sent into a cart, while no answer to them came. */
type UnansweredLines = { input: string; key: string; at: number };

/** Milliseconds after which the same lines are another order. The gateway knows a key for longer. */
const lasts = 3_600_000;

const nameOf = (list: string): string => `unanswered:${list}`;

function read(stored: unknown): UnansweredLines | null {
  if (!isRecord(stored)) return null;
  const { input, key, at } = stored;
  const isWhole = typeof input === 'string' && typeof key === 'string' && typeof at === 'number';
  return isWhole && Date.now() - at < lasts ? { input, key, at } : null;
}

const readUnanswered = (list: string): UnansweredLines | null => readKept(nameOf(list), read, keptForTab);

/** Whether lines of the list were sent to which no answer came: they may be in the cart. */
export const isUnanswered = (list: string): boolean => readUnanswered(list) !== null;

/**
 * The key to send lines with: that of the last time for the same lines to which no answer came, also after a reload of the tab,
 * so that they go into the cart once.
 *
 * @param list its name, with the account that it is of
 */
export function beginLines(list: string, lines: object): string {
  const input = JSON.stringify(lines);
  const last = readUnanswered(list);
  const key = last?.input === input ? last.key : newKey();
  keptForTab.keep(nameOf(list), JSON.stringify({ input, key, at: Date.now() }), { isQuiet: true });
  return key;
}

/** An answer came. */
export const endLines = (list: string): void => keptForTab.forget(nameOf(list));
