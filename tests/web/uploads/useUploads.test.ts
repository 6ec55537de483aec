import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SendFile } from '../../../web/parts/uploads/Upload.ts';
import { useUploads } from '../../../web/parts/uploads/useUploads.ts';
import { startEnglish } from '../support/renderScreen.tsx';

beforeAll(startEnglish);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Chooses one file; `send` answers each try. */
function upload(send: SendFile) {
  const { result } = renderHook(() =>
    useUploads({ files: [], onChange: () => {}, send, most: 10, maxBytes: 1000 }),
  );
  act(() => result.current.take([new File(['text'], 'note.txt')]));
  return {
    result,
    after: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    state: () => result.current.list[0]?.state,
  };
}

test('DAY-112: a file whose connection breaks is sent again after 1, 3 and 9 seconds with the same key; a file that was refused is not', async () => {
  const keys: string[] = [];
  const broken = upload((_file, { key }) => {
    keys.push(key);
    return Promise.resolve({ stored: null, message: null, isTemporary: true });
  });
  for (const [pause, count] of [
    [1000, 1],
    [3000, 2],
    [9000, 3],
  ] as const) {
    await broken.after(0);
    expect(broken.state()).toBe('reconnecting');
    await broken.after(pause - 1);
    expect(keys).toHaveLength(count);
    await broken.after(1);
    expect(keys).toHaveLength(count + 1);
  }
  await broken.after(60_000);
  expect(broken.state()).toBe('failed');
  act(() => broken.result.current.retryAll());
  await broken.after(0);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);

  const refusal = vi.fn<SendFile>(() =>
    Promise.resolve({ stored: null, message: 'Not this one.', isTemporary: false }),
  );
  const refused = upload(refusal);
  await refused.after(60_000);
  expect(refused.state()).toBe('failed');
  expect(refusal).toHaveBeenCalledOnce();
});

test('the connection comes back within a pause: the file is sent at once, and that it is there is said', async () => {
  let tries = 0;
  const { after, result } = upload(() => {
    tries += 1;
    const stored = { id: 'QTox', name: 'note.txt', url: null, isImage: false };
    return Promise.resolve({ stored: tries < 3 ? null : stored, message: null, isTemporary: tries < 3 });
  });
  await after(1000);
  expect(tries).toBe(2);
  dispatchEvent(new Event('online'));
  await after(0);
  expect(result.current.list).toEqual([]);
  await vi.waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain('note.txt added, 1 of 10'),
  );
});
