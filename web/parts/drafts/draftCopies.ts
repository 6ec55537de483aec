/** A stored draft under its name, as text. */
export type DraftCopy = { name: string; text: string };

const isDraftCopy = (stored: unknown): stored is DraftCopy =>
  typeof stored === 'object' &&
  stored !== null &&
  'name' in stored &&
  'text' in stored &&
  typeof stored.name === 'string' &&
  typeof stored.text === 'string';

let opened: Promise<IDBDatabase> | undefined;

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= answerOf(
    Object.assign(indexedDB.open('drafts', 1), {
      onupgradeneeded(this: IDBOpenDBRequest) {
        this.result.createObjectStore('copies', { keyPath: 'name' });
      },
    }),
  );
  return (await opened).transaction('copies', mode).objectStore('copies');
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer of IndexedDB')));
  });

/**
 * Copies of drafts in IndexedDB, which keeps them although the browser is killed a moment later: Chromium writes
 * `localStorage` to the disk seconds to minutes after a change.
 */
export const draftCopies = {
  /** All copies. Rejects where the browser has no IndexedDB, or refuses it. */
  async readAll(): Promise<readonly DraftCopy[]> {
    const stored: readonly unknown[] = await answerOf((await openStore('readonly')).getAll());
    return stored.filter(isDraftCopy);
  },

  /** Keeps a copy where the browser has room for it; settles when that is done. */
  async keep(copy: DraftCopy): Promise<void> {
    await openStore('readwrite')
      .then((store) => answerOf(store.put(copy)))
      // The draft is in localStorage.
      .catch(() => {});
  },

  /** Lets a copy go, unless another tab has kept another text meanwhile: both happen in one transaction. */
  release({ name, text }: DraftCopy): void {
    openStore('readwrite')
      .then(async (store) => {
        const stored: unknown = await answerOf(store.get(name));
        if (isDraftCopy(stored) && stored.text === text) await answerOf(store.delete(name));
      })
      // The next page tries again.
      .catch(() => {});
  },
};
