import type { Variables } from 'relay-runtime';
import { awaitLeaving } from './awaitLeaving.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { NetworkError, outcomeUnknown } from './NetworkError.ts';
import { headersOf, type OutgoingOperation } from './OutgoingOperation.ts';
import { readAnswer, type Incoming } from './readAnswer.ts';
import { isRecord } from '../../contract/isRecord.ts';

/** Characters of a body that a browser still sends for a page that has gone: it takes 64 KB of all of them together. */
const mostForGonePage = 4000;

/**
 * Sends one operation and resolves to the gateway's answer. Rejects with a `NetworkError` when something else or nothing
 * came, of the code OUTCOME_UNKNOWN if it is a write that may have been done, and with the abort reason when the signal fired.
 */
export function sendOperation(operation: OutgoingOperation): Promise<Incoming> {
  return keyOf(operation.variables) === undefined ? sendOnce(operation) : sendKeyed(operation);
}

/** The key of a write's intent; undefined for anything else. */
export function keyOf({ input }: Variables): string | undefined {
  if (!isRecord(input)) return undefined;
  const { idempotencyKey } = input;
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
}

const pauseMs = 1000;

/**
 * Sends a write with a key, and where its answer was lost, once more: it is done once however often it is sent, and the
 * second answer tells its result.
 */
async function sendKeyed(operation: OutgoingOperation): Promise<Incoming> {
  try {
    return await sendOnce(operation);
  } catch (error) {
    if (!(error instanceof NetworkError && error.mayHaveArrived)) throw error;
    const { status, requestId } = error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    operation.signal.throwIfAborted();
    return sendOnce(operation).catch((second: unknown) => {
      // Whatever became of the second, the first may have been done.
      throw second instanceof NetworkError
        ? new NetworkError(status ?? 0, requestId, true, outcomeUnknown)
        : second;
    });
  }
}

async function sendOnce(operation: OutgoingOperation): Promise<Incoming> {
  const { uploadables, signal } = operation;
  if (!uploadables) return post(operation);
  const loaded = await import('./sendFiles.ts').catch(() => null);
  signal.throwIfAborted();
  if (!loaded) throw new NetworkError(0, null, false);
  return loaded.sendFiles(operation, uploadables);
}

async function post(operation: OutgoingOperation): Promise<Incoming> {
  const { documentId, variables, locale, currency, outlivesPage = false, signal } = operation;
  const body = JSON.stringify({ documentId, variables });
  const { onLine } = navigator;
  let response: Response;
  let text: string;
  try {
    response = await (takeEarlyAnswer(locale, currency, body) ??
      fetch('/graphql', {
        method: 'POST',
        signal,
        keepalive: outlivesPage && body.length <= mostForGonePage,
        headers: { ...headersOf(operation), 'content-type': 'application/json' },
        body,
      }));
    // The connection can break here, too.
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    await awaitLeaving();
    throw new NetworkError(0, null, onLine);
  }
  return readAnswer(text, response.status, (name) => response.headers.get(name));
}
