import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { readListFile } from '../../../web/parts/orderLists/readListFile.ts';
import type { ListJob } from '../../../web/parts/orderLists/runListJob.ts';

/** The worker that reads lists, in the test's own thread: happy-dom has none. */
export class InlineListWorker extends EventTarget {
  async postMessage(job: ListJob): Promise<void> {
    const data = 'file' in job ? await readListFile(job.file) : parseLines(job.text, job.answers);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {}
}
