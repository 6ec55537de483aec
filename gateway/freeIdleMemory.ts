import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How long nobody may have asked for anything until a busy time counts as over. Who comes back after a collection finds
 * a slower gateway for a moment: V8 has to make its young space and its fastest code anew.
 */
const idleMs = 10_000;
/** What a collection has to be worth: health checks alone are not worth one. */
const worthBytes = 32 * 1024 * 1024;

interface Memory {
  /** What the process holds of the machine's memory, in bytes. */
  held(): number;
  /** Gives back what is not in use. */
  free(): void;
}

/** A request, as far as it matters here. */
interface Asked {
  url?: string | undefined;
}

/**
 * Gives memory back to the system after the start and after each busy time. V8 keeps the space that many requests at
 * once took, several times of what is in use, for as long as nothing new comes (docs/benchmarks.md). To collect takes
 * about 0.1 s in which nobody is answered, so it waits until nobody asks but the health checks, which never pause.
 * Answers what is to be called for each request.
 */
export function freeIdleMemory({ held, free }: Memory = processMemory): (request: Asked) => void {
  let atLast = 0;
  const timer = setTimeout(() => {
    if (held() - atLast < worthBytes) return;
    free();
    atLast = held();
  }, idleMs).unref();
  return ({ url }) => {
    if (!url?.startsWith('/health/')) timer.refresh();
  };
}

const processMemory: Memory = {
  held: () => process.memoryUsage.rss(),
  free() {
    // The only collection that also unmaps what is free. Nothing but this function of V8's own can ask for it.
    setFlagsFromString('--expose-gc');
    const gc: NodeJS.GCFunction = runInNewContext('gc');
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  },
};
