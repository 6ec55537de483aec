import { parseLines } from './parseLines.ts';
import type { ListJob } from './runListJob.ts';
import { readListFile } from './readListFile.ts';

// Runs in a worker: a large file takes seconds, in which the page would not answer.
addEventListener('message', ({ data }: MessageEvent<ListJob>) => {
  (async () => {
    const result = 'file' in data ? await readListFile(data.file) : parseLines(data.text, data.answers);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    postMessage(result);
    // The page hears of it at once.
  })().catch(reportError);
});
