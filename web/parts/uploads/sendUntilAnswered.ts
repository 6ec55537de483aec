import type { SendFile, Upload } from './Upload.ts';

/** Milliseconds before a file is sent again whose connection broke. After these the user decides. */
const pauses = [1000, 3000, 9000];

/**
 * Sends a prepared file until the server answers, at most once more than there are pauses, and waits while the browser has no
 * connection. `onChange` receives how far it is.
 *
 * @returns null after an abort
 */
export async function sendUntilAnswered(
  send: SendFile,
  file: File,
  {
    key,
    signal,
    onChange,
  }: { key: string; signal: AbortSignal; onChange: (change: Partial<Upload>) => void },
): Promise<Awaited<ReturnType<SendFile>> | null> {
  for (let tries = 0; ; tries += 1) {
    if (!navigator.onLine) {
      onChange({ state: 'offline', share: 0 });
      await waitForConnection(signal);
    }
    if (signal.aborted) return null;
    onChange({ state: 'sending', share: 0, message: null });
    const sent = await send(file, { key, signal, onProgress: (share) => onChange({ share }) });
    if (signal.aborted) return null;
    const pause = pauses[tries];
    if (!sent.isTemporary || pause === undefined) return sent;
    onChange({ state: 'reconnecting', share: 0 });
    await waitForConnection(signal, pause);
  }
}

/** Resolves when the browser has a connection again, after so many milliseconds at the latest, or when the file is given up. */
function waitForConnection(signal: AbortSignal, most?: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (most !== undefined) setTimeout(resolve, most);
  });
}
