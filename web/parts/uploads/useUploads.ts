import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../relay/WriteIntents.ts';
import { announce } from '../../ui/announce/announce.ts';
import { sendUntilAnswered } from './sendUntilAnswered.ts';
import type { StoredFile } from './StoredFile.ts';
import { toPreview } from './toPreview.ts';
import type { SendFile, Upload } from './Upload.ts';
import { usePrepareFile } from './usePrepareFile.ts';

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
  /** The preview of a stored file on this device and how it was changed, by its id. */
  known: ReadonlyMap<string, { preview: string | null; note: string | null }>;
  take: (files: readonly File[]) => void;
  /** Gives up a file that is under way, or takes away one that did not arrive. */
  drop: (key: number) => void;
  retry: (key: number) => void;
  /** Tries again whatever did not arrive. */
  retryAll: () => void;
  /** The error of the whole choice: more files than allowed. */
  warning: string | null;
};

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
  const { t } = useTranslation();
  const { refuse } = usePrepareFile(options.maxBytes);
  const { files, most } = options;
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
  useEffect(() => () => works.forEach(({ controller }) => controller.abort()), [works]);
  const preview = usePreviews();

  const patch = (key: number, change: Partial<Upload>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const remove = (key: number) => {
    works.delete(key);
    setList((now) => now.filter((one) => one.key !== key));
  };
  const send = useSendWork({
    maxBytes: options.maxBytes,
    send: (file, how) => latest.current.send(file, how),
    patch,
    onStored(key, stored, { file, note }, picture) {
      setKnown((now) => new Map(now).set(stored.id, { preview: picture, note }));
      const all = [...latest.current.files, stored];
      latest.current.onChange(all);
      announce(t('UPLOAD.ADDED', { name: file.name, files: all.length, most: latest.current.most }));
      remove(key);
    },
  });
  const enqueue = (key: number) => {
    queue.current = queue.current
      .then(() => {
        const work = works.get(key);
        return work && !work.controller.signal.aborted ? send(key, work) : undefined;
      })
      // Its content, or the code that prepares it, could not be read.
      .catch(() => patch(key, { state: 'failed', message: t('UPLOAD.FAILED') }));
  };
  const add = (file: File, refusal: string | null): Upload => {
    lastKey.current += 1;
    const key = lastKey.current;
    const picture = file.type.startsWith('image/')
      ? preview(file).then((address) => {
          patch(key, { preview: address });
          return address;
        })
      : Promise.resolve(null);
    works.set(key, {
      file,
      writeKey: newKey(),
      preview: picture,
      note: null,
      isPrepared: false,
      controller: new AbortController(),
    });
    const state = refusal === null ? 'waiting' : 'refused';
    return { key, name: file.name, size: file.size, state, share: 0, message: refusal, preview: null };
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
      const added = judged.filter((one) => !leftOut.has(one)).map(({ file, refusal }) => add(file, refusal));
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

/** Makes pictures of files, one after the other: a large photo takes 200 MB while it is read. */
function usePreviews(): (file: File) => Promise<string> {
  const [addresses] = useState(() => new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses]);
  return (file) => {
    const preview = last.current.then(async () => {
      const address = await toPreview(file);
      addresses.add(address);
      return address;
    });
    last.current = preview;
    return preview;
  };
}

type Sending = {
  maxBytes: number;
  send: SendFile;
  patch: (key: number, change: Partial<Upload>) => void;
  onStored: (key: number, stored: StoredFile, work: Work, preview: string | null) => void;
};

/** Prepares a file, the first time, and sends it; how far it is, and why it did not arrive, goes to `patch`. */
function useSendWork({
  maxBytes,
  send,
  patch,
  onStored,
}: Sending): (key: number, work: Work) => Promise<void> {
  const { t } = useTranslation();
  const { needsTime, prepare } = usePrepareFile(maxBytes);
  return async (key, work) => {
    if (!work.isPrepared) {
      if (needsTime(work.file)) patch(key, { state: 'preparing' });
      const prepared = await prepare(work.file);
      if (prepared.refusal !== null) return patch(key, { state: 'refused', message: prepared.refusal });
      Object.assign(work, { file: prepared.file, note: prepared.note, isPrepared: true });
    }
    const sent = await sendUntilAnswered(send, work.file, {
      key: work.writeKey,
      signal: work.controller.signal,
      onChange: (change) => patch(key, change),
    });
    if (!sent) return;
    const { stored, message, isTemporary, isUnknown } = sent;
    if (stored) return onStored(key, stored, work, await work.preview);
    // What the user sends again after an answer is another write.
    if (!isTemporary || message !== null) work.writeKey = newKey();
    patch(key, {
      state: 'failed',
      message: message ?? t(isUnknown ? 'OUTCOME_UNKNOWN.TEXT' : 'UPLOAD.FAILED'),
    });
  };
}
