import type { FileRefusal, ListFile } from './ListText.ts';
import type { ColumnAnswers, ParsedText } from './parseLines.ts';

/** A file to read as text, or a text to read as lines. */
export type ListJob = { file: File } | { text: string; answers: ColumnAnswers };

/** Milliseconds after which a file is given up. A list of ten thousand lines takes less than one second. */
const timeLimit = 20_000;

/** Reads a file as a list in a worker. */
export const readFileInWorker = (file: File): Promise<ListFile | FileRefusal> =>
  runListJob<ListFile | FileRefusal>({ file }).catch(() => 'TOO_COMPLEX');

/** Reads the lines of a text in a worker. */
export const parseInWorker = (text: string, answers: ColumnAnswers): Promise<ParsedText> =>
  runListJob<ParsedText>({ text, answers });

async function runListJob<T>(job: ListJob): Promise<T> {
  const worker = new Worker(new URL('./listWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The list took too long to read.')), timeLimit);
      worker.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The list could not be read.')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
