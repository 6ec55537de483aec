import type { StoredFile } from './StoredFile.ts';

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
