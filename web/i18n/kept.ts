/** Texts that the browser keeps by name. Nothing here throws: a browser may refuse the storage, or have no room in it. */
type KeptTexts = {
  /** Null for none, and where the browser refuses. */
  read: (name: string) => string | null;
  /**
   * @param options.isQuiet the user has nothing to lose by it
   * @returns whether it was kept; the first time that it was not, `onNotKept` says so
   */
  keep: (name: string, text: string, options?: { isQuiet?: boolean }) => boolean;
  forget: (name: string) => void;
  names: () => string[];
};

const listeners = new Set<() => void>();
let isSaid = false;

/**
 * Calls `say` when a value could not be stored, once per document; the user then reads what is lost with the page.
 */
export function onNotKept(say: () => void): () => void {
  listeners.add(say);
  return () => listeners.delete(say);
}

function sayNotKept(): void {
  if (isSaid || listeners.size === 0) return;
  isSaid = true;
  listeners.forEach((say) => say());
}

/** @param storage throws where the browser refuses it */
function textsIn(storage: () => Storage): KeptTexts {
  const attempt = <Result>(run: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return run(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt((texts) => texts.getItem(name), null),
    keep(name, text, { isQuiet = false } = {}) {
      const isKept = attempt((texts) => {
        texts.setItem(name, text);
        return true;
      }, false);
      if (!isKept && !isQuiet) sayNotKept();
      return isKept;
    },
    forget: (name) => attempt((texts) => texts.removeItem(name), undefined),
    names: () => attempt((texts) => Object.keys(texts), []),
  };
}

/**
 * What the browser keeps for this site: the client's only way to `localStorage` (lint). Any value may be damaged, or come
 * from another version or program: a reader takes only what it knows. It is in this folder, which every layer may import,
 * because the language is kept by it as well.
 */
export const kept = textsIn(() => localStorage);

/** Texts that the browser keeps for this tab, until it is closed. */
export const keptForTab = textsIn(() => sessionStorage);

/** A value stored as JSON, if `read` accepts it. Anything else counts as absent and is deleted. */
export function readKept<Value>(
  name: string,
  read: (stored: unknown) => Value | null,
  among = kept,
): Value | null {
  const text = among.read(name);
  if (text === null) return null;
  let value: Value | null = null;
  try {
    value = read(JSON.parse(text));
  } catch {
    // It is damaged.
  }
  if (value === null) among.forget(name);
  return value;
}

/** The list of texts in a stored value; null for any other. */
export const textsOf = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((one) => typeof one === 'string') ? stored : null;
