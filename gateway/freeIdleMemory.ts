/**
 * How long no request may have come for a busy time to count as over. The requests after a collection are slower for a
 * moment: V8 has to grow its young generation and compile its fastest code again.
 */
const idleMs = 10_000;
/** How much the process must have grown since the last collection; health checks alone never do that. */
const worthBytes = 32 * 1024 * 1024;

interface Memory {
  /** Resident memory of the process in bytes. */
  held(): number;
  /** Returns unused memory to the system. */
  free(): void;
}

/**
 * Returns memory to the system after the start and after each busy time. V8 keeps the space that many concurrent
 * requests needed, several times what is in use, until new requests come (docs/benchmarks.md). A collection takes about
 * 0.1 s in which no request is answered, so it waits until only health checks come, which never pause. Does nothing
 * where node was started without --expose-gc.
 *
 * @returns a function to call on every request
 */
export function freeIdleMemory(
  memory: Memory | null = processMemory(),
): (request: { url?: string | undefined }) => void {
  if (memory === null) return () => {};
  let heldBefore = 0;
  const timer = setTimeout(() => {
    if (memory.held() - heldBefore < worthBytes) return;
    memory.free();
    heldBefore = memory.held();
  }, idleMs).unref();
  return ({ url }) => {
    if (!url?.startsWith('/health/')) timer.refresh();
  };
}

function processMemory(): Memory | null {
  const { gc } = globalThis;
  if (!gc) return null;
  return {
    held: () => process.memoryUsage.rss(),
    // The only kind of collection that also unmaps free pages.
    free: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  };
}
