import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, errorMessage } from '../../errors/toGraphQLError.ts';
import { message, type Message } from '../../messages/message.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import type { PlannedFile } from './planPack.ts';

/** As many files are read ahead of the one that is sent. */
const atOnce = 4;
const pausesMs = [500, 3000];

/** A file, or the reason why it is missing. */
export interface FetchedFile {
  file: PlannedFile;
  content: Buffer | null;
  /** Null if there is a content. */
  problem: Message | null;
}

interface FetchOptions {
  rest: RestClient;
  /** Fires when the reader has gone. */
  signal: AbortSignal;
  /** Fires when files that are missing then are to be left out: at the deadline, or when the gateway stops. */
  closing: AbortSignal;
}

/**
 * Reads files in their order, a few at a time; memory holds those few. A file that fails is read again twice. What
 * remains missing has its reason.
 */
export async function* fetchFiles(
  files: readonly PlannedFile[],
  options: FetchOptions,
): AsyncGenerator<FetchedFile, void, undefined> {
  /** Why no further file can be read. */
  const ended: { reason: Message | null } = { reason: null };
  const running: Promise<FetchedFile>[] = [];
  for (const file of files) {
    const fetching = fetchFile(file, options, ended);
    // It is awaited in its turn; a reader who has gone awaits it no longer.
    fetching.catch(() => undefined);
    running.push(fetching);
    if (running.length < atOnce) continue;
    const next = await running.shift();
    if (next) yield next;
  }
  for (const next of running) yield await next;
}

async function fetchFile(
  file: PlannedFile,
  { rest, signal, closing }: FetchOptions,
  ended: { reason: Message | null },
): Promise<FetchedFile> {
  const missing = (problem: Message): FetchedFile => ({ file, content: null, problem });
  for (let attempt = 0; ; attempt++) {
    if (ended.reason !== null) return missing(ended.reason);
    if (closing.aborted) return missing(message('PACK.LATE'));
    try {
      const { content, contentType } = await file.read(rest);
      const problem = problemOf(file, content, contentType);
      return problem ? missing(problem) : { file, content, problem };
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      const problem = errorMessage(errorCode(error));
      if (error.status === 401) ended.reason = problem;
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined || !mayPass(error)) return missing(problem);
      await pause(pauseMs, AbortSignal.any([signal, closing]));
    }
  }
}

/** Whether the same call may succeed a little later. */
const mayPass = ({ kind, status }: RestError): boolean =>
  kind !== 'aborted' && (status === null || status === 429 || status >= 500);

/**
 * Why what came is not the file: a page of HTML or JSON with status 200 is an error of the back end; a document is a PDF,
 * whose end may be missing although the answer ended properly.
 */
function problemOf({ kind }: PlannedFile, content: Buffer, contentType: string): Message | null {
  if (content.subarray(0, 5).equals(Buffer.from('%PDF-')))
    return content.subarray(-1024).includes('%%EOF') ? null : message('PACK.CUT');
  const isOther = kind === 'statements' && content.length > 0 && !/\b(html|json)\b/i.test(contentType);
  return isOther ? null : message('PACK.NO_FILE');
}

/** Ends early when the read has to; the next attempt finds out. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
