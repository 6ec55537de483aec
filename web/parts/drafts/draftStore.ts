import { kept } from '../../i18n/kept.ts';
import { newKey } from '../../relay/WriteIntents.ts';
import { draftCopies } from './draftCopies.ts';

/** What a user has entered in a form that was not sent yet. */
export type Draft = {
  value: unknown;
  /** Time of the last change, ISO 8601. */
  savedAt: string;
  /**
   * Changes with the value: sent as the key of the write, it makes two tabs, or a second try after a reload, one write.
   */
  key: string;
};

/**
 * How long a draft stays after its last change, and how long it is remembered that one was forgotten (DAY-110): by then
 * `localStorage` has long been written to the disk.
 */
const keptForMs = 30 * 24 * 3_600_000;
/** Some browsers do not answer at times; the page does not wait longer for their copies. */
const longestRestoreMs = 1000;

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string; draft: Draft | null }>();
const notify = () => listeners.forEach((listener) => listener());
/** Settles when what was lost is back, and what is old is gone. */
const restored: Promise<unknown> = Promise.race([
  restore(),
  new Promise((resolve) => setTimeout(resolve, longestRestoreMs)),
]);

/**
 * Drafts of long forms in `localStorage`: they outlive a reload, a crash and a log-out, and all tabs see the same. Names
 * hold the user, see `useDraft`. What `localStorage` loses with a browser that is killed comes back from `draftCopies`.
 */
export const drafts = {
  restored,

  /** The draft of this name; the same object as long as it is not changed. Null for none, or for one that is damaged. */
  read(name: string): Draft | null {
    const text = kept.read(name);
    if (text === null) return null;
    const known = parsed.get(name);
    if (known?.text === text) return known.draft;
    const stored = parse(text);
    const draft = stored?.value === null ? null : stored;
    parsed.set(name, { text, draft });
    return draft;
  },

  /**
   * Keeps a value. One that has not changed keeps its key.
   *
   * @returns whether the browser had room for it
   */
  keep(name: string, value: unknown): boolean {
    const known = drafts.read(name);
    if (known && JSON.stringify(known.value) === JSON.stringify(value)) return true;
    return write(name, value);
  },

  /**
   * Gives the value another key: the write with the present one was refused, and the next try is another write.
   *
   * @returns the key; null where there is no draft any more
   */
  renew(name: string): string | null {
    const known = drafts.read(name);
    return known && write(name, known.value) ? (drafts.read(name)?.key ?? null) : null;
  },

  /** Forgets a draft: it was sent, or the user discards it. */
  forget(name: string): void {
    if (kept.read(name) !== null) forgetCopy(name, textOf(null));
    notify();
  },

  /** @returns how to end it; the listener hears of other tabs too */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },
};

const textOf = (value: unknown): string => {
  const draft: Draft = { value, savedAt: new Date().toISOString(), key: newKey() };
  return JSON.stringify(draft);
};

function write(name: string, value: unknown): boolean {
  const text = textOf(value);
  if (!kept.keep(name, text)) return false;
  void draftCopies.keep({ name, text });
  notify();
  return true;
}

/**
 * Says in `localStorage` that a draft was forgotten until the copy says so too: a page that is loaded again before that
 * would bring the draft back.
 */
function forgetCopy(name: string, text: string): void {
  const remove = () => {
    if (kept.read(name) === text) kept.forget(name);
  };
  if (!kept.keep(name, text)) kept.forget(name);
  if ('indexedDB' in globalThis) void draftCopies.keep({ name, text }).then(remove);
  else remove();
}

/** Takes what is newer in the copies: drafts, and which of them were forgotten (their value is null). Lets old ones go. */
async function restore(): Promise<void> {
  const copies = await draftCopies.readAll().catch(() => []);
  for (const { name, text } of copies) {
    const copy = parse(text);
    if (!copy) continue;
    const stored = kept.read(name);
    const known = stored === null ? null : parse(stored);
    if (isOld(copy)) draftCopies.release({ name, text });
    else if (stored === null || !known || known.savedAt < copy.savedAt) {
      if (copy.value === null) kept.forget(name);
      else kept.keep(name, text);
      // The page was left while the draft was forgotten.
    } else if (known.value === null) forgetCopy(name, stored);
  }
  for (const name of kept.names().filter((one) => one.startsWith('draft:'))) {
    const known = parse(kept.read(name) ?? '');
    if (!known || isOld(known)) kept.forget(name);
  }
  notify();
}

const isOld = ({ savedAt }: Draft): boolean => Date.now() - Date.parse(savedAt) > keptForMs;

function parse(text: string): Draft | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    if (!('value' in read && 'savedAt' in read && 'key' in read)) return null;
    const { value, savedAt, key } = read;
    return typeof savedAt === 'string' && typeof key === 'string' ? { value, savedAt, key } : null;
  } catch {
    return null;
  }
}
