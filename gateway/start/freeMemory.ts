import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { getHeapSpaceStatistics } from 'node:v8';
import { isHealthCheck } from '../http/isHealthCheck.ts';

/**
 * How long no request may have come for a busy time to count as over. The requests after a collection are slower for a
 * moment: V8 has to grow its young generation and compile its fastest code again.
 */
const idleMs = 10_000;
/** How much the process must have grown since the last collection; health checks alone never do that. */
const worthBytes = 32 * 1024 * 1024;
/** A request with a longer body is large: a document or variables that take a hundred times as much memory. */
const largeBytes = 4096;
/** How much large requests may add to V8's old space until it is collected; V8 itself waits for three times its size. */
const addedBytes = 32 * 1024 * 1024;

interface Memory {
  /** Resident memory of the process in bytes. */
  held(): number;
  /** Returns unused memory to the system. */
  free(): void;
  /** What has outlived the young space, in bytes: in use, or waiting to be collected. */
  old(): number;
  /** Collects the old space, which keeps its pages. */
  collect(): void;
}

/**
 * Returns memory to the system after the start and after each busy time. V8 keeps the space that many concurrent
 * requests needed, several times what is in use, until new requests come (docs/operation.md). A collection takes about
 * 0.1 s in which no request is answered, so it waits until only health checks come, which never pause.
 *
 * What large requests leave is collected while they come, so that no caller makes the process grow by sending documents
 * that are refused. Does nothing where node was started without --expose-gc.
 *
 * @returns a listener for the requests of a server
 */
export function freeMemory(
  memory: Memory | null = processMemory(),
): (request: Pick<IncomingMessage, 'url' | 'headers'>, response: Pick<EventEmitter, 'once'>) => void {
  if (memory === null) return () => {};
  let heldBefore = 0;
  let oldBefore = memory.old();
  let lastRequestAt = 0;
  let isWaiting = false;
  /** Restarting a timer with each request would cost more than reading the clock. */
  const wait = (ms: number): void => {
    isWaiting = true;
    setTimeout(look, ms).unref();
  };
  const look = (): void => {
    const leftMs = lastRequestAt + idleMs - Date.now();
    if (leftMs > 0) return wait(leftMs);
    isWaiting = false;
    if (memory.held() - heldBefore < worthBytes) return;
    memory.free();
    heldBefore = memory.held();
    oldBefore = memory.old();
  };
  wait(idleMs);
  const collect = (): void => {
    if (memory.old() - oldBefore < addedBytes) return;
    memory.collect();
    oldBefore = memory.old();
  };
  return (request, response) => {
    if (isHealthCheck(request)) return;
    lastRequestAt = Date.now();
    if (!isWaiting) wait(idleMs);
    if (isLarge(request.headers)) response.once('close', collect);
  };
}

const isLarge = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > largeBytes;

function processMemory(): Memory | null {
  const { gc } = globalThis;
  if (!gc) return null;
  return {
    held: () => process.memoryUsage.rss(),
    // The only kind of collection that also unmaps free pages.
    free: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    old: () =>
      getHeapSpaceStatistics().reduce(
        (sum, { space_name: name, space_used_size: used }) => (name.startsWith('new_') ? sum : sum + used),
        0,
      ),
    collect: () => gc({ type: 'major', execution: 'sync' }),
  };
}
