/** One object of a bulk action. */
export type BulkItem = {
  /** Global id. */
  id: string;
  /** Its number. */
  name: string;
  /** Its page, where one sees whether the change was made. */
  to: string;
};

/** The result of one object. A text says why it was refused, or where to check. */
export type BulkResult =
  { state: 'waiting' | 'running' | 'done' } | { state: 'refused' | 'unknown'; text: string };

type Run = {
  ids: readonly string[];
  /** Changes one object; never rejects. */
  change: (id: string) => Promise<BulkResult>;
  onResult: (id: string, result: BulkResult) => void;
  /** Read before each object: what has begun is finished, nothing else begins. */
  isStopped: () => boolean;
};

/** Objects that are changed at once: the back end serves other users too. */
const atOnce = 3;

/** Changes objects one by one, three at once, in their order; resolves when all are done, or those begun after a stop. */
export async function runBulk({ ids, change, onResult, isStopped }: Run): Promise<void> {
  const waiting = ids.values();
  const work = async () => {
    // All workers take from one iterator, so each object is taken once.
    for (const id of waiting) {
      if (isStopped()) return;
      onResult(id, { state: 'running' });
      onResult(id, await change(id));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
