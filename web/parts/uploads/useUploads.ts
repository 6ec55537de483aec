import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../relay/WriteIntents.ts';
import { announce } from '../../ui/announce.ts';
import { formatBytes } from '../../ui/formatBytes.ts';
import { checkFile, isApplePhoto } from './checkFile.ts';
import { preparePhoto } from './preparePhoto.ts';
import { removePosition } from './removePosition.ts';
import type { StoredFile } from './StoredFile.ts';
import { toPreview } from './toPreview.ts';

/** A file on its way to the server, or one that did not get there. */
export type Upload = {
  key: number;
  name: string;
  size: number;
  state: 'waiting' | 'preparing' | 'offline' | 'sending' | 'reconnecting' | 'failed' | 'refused';
  /** Share sent, from 0 to 1. */
  share: number;
  /** Why it was not taken, or did not arrive. */
  message: string | null;
  /** Address of the picture on this device. */
  preview: string | null;
};

/**
 * Sends one file, and stores it once however often it is sent with the same key. Without a stored file the message says
 * why, in the server's words; null if it has not answered. `isTemporary` tells a failure that may pass, `isUnknown` one after which it may be stored all the same. All of it is empty after an abort.
 */
export type SendFile = (
  file: File,
  options: { key: string; onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<{
  stored: StoredFile | null;
  message: string | null;
  isTemporary: boolean;
  isUnknown?: boolean;
}>;

type Options = {
  /** The files that the server has. */
  files: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
  send: SendFile;
  /** The most files, and the largest size of one in bytes. */
  most: number;
  maxBytes: number;
};

/** The uploads of a form. */
export type Uploads = Options & {
  list: readonly Upload[];
  isBusy: boolean;
  /** Whether a file was chosen that did not arrive, or was refused. */
  hasFailed: boolean;
  /** How many more files can be chosen; those that were refused take no place. */
  room: number;
  /** What a stored file looked like on this device, and what was done to it, by its id. */
  known: ReadonlyMap<string, { preview: string | null; note: string | null }>;
  take: (files: readonly File[]) => void;
  /** Gives up a file that is under way, or takes away one that did not arrive. */
  drop: (key: number) => void;
  retry: (key: number) => void;
  /** Tries again whatever did not arrive. */
  retryAll: () => void;
  /** What is wrong with the choice as a whole: more files than there is room for. */
  warning: string | null;
};

/** Milliseconds before a file is sent again whose connection broke. After these the user decides. */
const pauses = [1000, 3000, 9000];

type Work = {
  file: File;
  /** Key of the write. It stays the same until the server has answered. */
  writeKey: string;
  preview: Promise<string | null>;
  note: string | null;
  isPrepared: boolean;
  controller: AbortController;
};

/**
 * Uploads files one after the other, as soon as they are chosen. Each has its own progress and can be given up or tried
 * again; one that fails leaves the others alone. Files wait while the browser has no connection, and one whose connection
 * breaks is sent again after a growing pause. Photos above the limit are made smaller first, and the position is taken out
 * of the others; other files above the limit, and photos that this browser cannot read, are refused before anything is
 * sent, as soon as that is known: most of them at once.
 */
export function useUploads(options: Options): Uploads {
  const { t, i18n } = useTranslation();
  const { files, most, maxBytes } = options;
  const [list, setList] = useState<readonly Upload[]>([]);
  const [known, setKnown] = useState<Uploads['known']>(new Map());
  const [warning, setWarning] = useState<string | null>(null);
  const [works] = useState(() => new Map<number, Work>());
  const queue = useRef(Promise.resolve());
  const lastKey = useRef(0);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [previews] = useState(() => new Set<string>());
  const shown = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => () => {
      works.forEach(({ controller }) => controller.abort());
      previews.forEach((url) => URL.revokeObjectURL(url));
    },
    [works, previews],
  );

  const patch = (key: number, change: Partial<Upload>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const remove = (key: number) => {
    works.delete(key);
    setList((now) => now.filter((one) => one.key !== key));
  };
  const size = (bytes: number) => formatBytes(bytes, i18n.language);

  /** @returns why it cannot be sent, whatever its content; null if it may be */
  const refuse = (file: File): string | null => {
    const check = checkFile(file, maxBytes);
    if (check === 'empty') return t('UPLOAD.EMPTY');
    if (check === 'tooLarge')
      return t('UPLOAD.TOO_LARGE', {
        size: formatBytes(file.size, i18n.language, 'ceil'),
        most: size(maxBytes),
      });
    return check === 'applePhoto' ? t('UPLOAD.APPLE_PHOTO') : null;
  };
  /** @returns why it cannot be sent; null if it can */
  const prepare = async (key: number, work: Work): Promise<string | null> => {
    const { file } = work;
    if (checkFile(file, maxBytes) === 'prepare') {
      patch(key, { state: 'preparing' });
      const photo = await preparePhoto(file, maxBytes);
      if (photo === null) return t(isApplePhoto(file) ? 'UPLOAD.APPLE_PHOTO' : 'UPLOAD.NOT_READABLE');
      work.file = photo;
      work.note = t('UPLOAD.MADE_SMALLER', { before: size(file.size), after: size(photo.size) });
    } else {
      const photo = await removePosition(file);
      if (photo !== null) {
        work.file = photo;
        work.note = t('UPLOAD.POSITION_REMOVED');
      }
    }
    work.isPrepared = true;
    return null;
  };

  /** One after the other: a large photo takes 200 MB while it is read. */
  const show = (key: number, file: File): Promise<string> => {
    const preview = shown.current.then(async () => {
      const address = await toPreview(file);
      previews.add(address);
      patch(key, { preview: address });
      return address;
    });
    shown.current = preview;
    return preview;
  };

  /** Sends a prepared file until the server answers, at most once more than there are pauses. @returns null after an abort */
  const send = async (key: number, { file, writeKey, controller: { signal } }: Work) => {
    for (let tries = 0; ; tries += 1) {
      if (!navigator.onLine) {
        patch(key, { state: 'offline', share: 0 });
        await waitForConnection(signal);
      }
      if (signal.aborted) return null;
      patch(key, { state: 'sending', share: 0, message: null });
      const sent = await latest.current.send(file, {
        key: writeKey,
        signal,
        onProgress: (share) => patch(key, { share }),
      });
      if (signal.aborted) return null;
      const pause = pauses[tries];
      if (!sent.isTemporary || pause === undefined) return sent;
      patch(key, { state: 'reconnecting', share: 0 });
      await waitForConnection(signal, pause);
    }
  };

  const run = async (key: number) => {
    const work = works.get(key);
    if (!work || work.controller.signal.aborted) return;
    const refusal = work.isPrepared ? null : await prepare(key, work);
    if (refusal !== null) return patch(key, { state: 'refused', message: refusal });
    const sent = await send(key, work);
    if (!sent) return;
    const { stored, message, isTemporary, isUnknown } = sent;
    if (!stored) {
      // What the user sends again after an answer is another write.
      if (!isTemporary || message !== null) work.writeKey = newKey();
      return patch(key, {
        state: 'failed',
        message: message ?? t(isUnknown ? 'OUTCOME_UNKNOWN.TEXT' : 'UPLOAD.FAILED'),
      });
    }
    const preview = await work.preview;
    setKnown((now) => new Map(now).set(stored.id, { preview, note: work.note }));
    const all = [...latest.current.files, stored];
    latest.current.onChange(all);
    announce(t('UPLOAD.ADDED', { name: work.file.name, files: all.length, most: latest.current.most }));
    remove(key);
  };
  const enqueue = (key: number) => {
    queue.current = queue.current
      .then(() => run(key))
      // Its content, or the code that prepares it, could not be read.
      .catch(() => patch(key, { state: 'failed', message: t('UPLOAD.FAILED') }));
  };

  const retry = (key: number) => {
    patch(key, { state: 'waiting', share: 0, message: null });
    enqueue(key);
  };

  const room = Math.max(0, most - files.length - list.filter(({ state }) => state !== 'refused').length);
  return {
    ...options,
    list,
    known,
    room,
    warning,
    isBusy: list.some(({ state }) => state !== 'failed' && state !== 'refused'),
    hasFailed: list.some(({ state }) => state === 'failed' || state === 'refused'),
    take(chosen) {
      const judged = chosen.map((file) => ({ file, refusal: refuse(file) }));
      const fine = judged.filter(({ refusal }) => refusal === null);
      const leftOut = new Set(fine.slice(room));
      const names = [...leftOut].map(({ file }) => file.name).join(', ');
      setWarning(leftOut.size > 0 ? t('UPLOAD.TOO_MANY', { names, most }) : null);
      const added = judged
        .filter((one) => !leftOut.has(one))
        .map(({ file, refusal: message }): Upload => {
          lastKey.current += 1;
          const key = lastKey.current;
          const preview = file.type.startsWith('image/') ? show(key, file) : Promise.resolve(null);
          works.set(key, {
            file,
            writeKey: newKey(),
            preview,
            note: null,
            isPrepared: false,
            controller: new AbortController(),
          });
          const state = message === null ? 'waiting' : 'refused';
          return { key, name: file.name, size: file.size, state, share: 0, message, preview: null };
        });
      setList((now) => [...now, ...added]);
      added.forEach(({ key, state }) => state === 'waiting' && enqueue(key));
    },
    drop(key) {
      works.get(key)?.controller.abort();
      remove(key);
    },
    retry,
    retryAll() {
      for (const { key, state } of list) if (state === 'failed') retry(key);
    },
  };
}

/** Resolves when the browser has a connection again, after so many milliseconds at the latest, or when the file is given up. */
function waitForConnection(signal: AbortSignal, most?: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (most !== undefined) setTimeout(resolve, most);
  });
}
