import { afterEach, expect, test, vi } from 'vitest';
import { parseInWorker, readFileInWorker } from '../../../web/parts/orderLists/runListJob.ts';

/** A worker that is never ready, as with a file that takes minutes. */
class EndlessWorker extends EventTarget {
  static readonly all: EndlessWorker[] = [];
  readonly jobs: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    EndlessWorker.all.push(this);
  }

  postMessage(job: unknown): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  EndlessWorker.all.length = 0;
});

test('DAY-72 a file is read by a worker alone, which is ended when it takes longer than any list', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', EndlessWorker);
  const file = new File(['AB-1;4'], 'list.csv');
  const content = vi.spyOn(file, 'arrayBuffer');
  const answer = readFileInWorker(file);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('TOO_COMPLEX');
  expect(EndlessWorker.all).toMatchObject([{ jobs: [{ file }], isEnded: true }]);
  expect(content).not.toHaveBeenCalled();
});

test('DAY-72 a text is read by a separate worker, which ends with a failure', async () => {
  vi.stubGlobal('Worker', EndlessWorker);
  const answer = parseInWorker('AB-1;4', {});
  EndlessWorker.all[0]?.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow('The list could not be read.');
  expect(EndlessWorker.all).toMatchObject([{ jobs: [{ text: 'AB-1;4', answers: {} }], isEnded: true }]);
});
