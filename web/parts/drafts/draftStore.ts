import { newKey } from '../../relay/WriteIntents.ts';

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

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string; draft: Draft | null }>();

/**
 * Drafts of long forms in `localStorage`: they outlive a reload, a crash and a log-out, and all tabs see the same. Names
 * hold the user, see `useDraft`.
 */
export const drafts = {
  /** The draft of this name; the same object as long as it is not changed. Null for none, or for one that is damaged. */
  read(name: string): Draft | null {
    const text = localStorage.getItem(name);
    if (text === null) return null;
    const known = parsed.get(name);
    if (known?.text === text) return known.draft;
    const draft = parse(text);
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

  /** Gives the value another key: the write with the present one was refused, and the next try is another write. */
  renew(name: string): void {
    const known = drafts.read(name);
    if (known) write(name, known.value);
  },

  /** Forgets a draft: it was sent, or the user discards it. */
  forget(name: string): void {
    localStorage.removeItem(name);
    listeners.forEach((listener) => listener());
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

function write(name: string, value: unknown): boolean {
  const draft: Draft = { value, savedAt: new Date().toISOString(), key: newKey() };
  try {
    localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
}

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
