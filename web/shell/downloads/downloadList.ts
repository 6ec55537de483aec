import type { DownloadNotice } from './requestFile.ts';
import { createStore } from '../../ui/createStore.ts';

/** A download that is under way or has ended. */
export type Download = {
  key: number;
  /** The title of a download until the file's name is known. */
  title: string;
  name: string | null;
  /** `waiting` until the first byte, then `receiving` until the last one. */
  state: 'waiting' | 'receiving' | 'done' | 'failed';
  startedAt: Date;
  received: number;
  /** Bytes in all; null where the answer does not say. */
  size: number | null;
  /** Of an archive: its files so far, and in all. */
  files: { received: number; total: number } | null;
  /** Why there is no file, for the user. */
  reason: string | null;
  /** The summary in the file. */
  notice: DownloadNotice | null;
  /** Ends it; nothing is saved. */
  cancel: () => void;
  /** Starts it once more, in its place. */
  retry: () => void;
};

/** The downloads of this visit that the user has not closed, the oldest first. */
export const downloads = createStore<readonly Download[]>([]);

/** Takes a download off the list. */
export function forgetDownload(key: number): void {
  downloads.set(downloads.read().filter((download) => download.key !== key));
}
