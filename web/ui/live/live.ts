import { kept } from '../../i18n/kept.ts';
import { createStore } from '../createStore.ts';

/** Why a row is marked. */
export type Mark = 'changed' | 'new';

/** No row is marked: the same object every time, so that tables do not render again for it. */
export const noMarks: ReadonlyMap<string, Mark> = new Map();

/** The state of a screen that is kept up to date. */
export type Live = {
  /** When what it shows was read. */
  readAt: Date;
  /** Whether the last reading failed. */
  isFailing: boolean;
  /** What was read and waits to be shown: a number of new rows, or another change; null when all is shown. */
  waiting: number | 'change' | null;
  /** Shows what waits. */
  show: () => void;
  /** Rows to mark, by key. */
  marks: ReadonlyMap<string, Mark>;
};

/** The screen that is kept up to date; null for one that is not. */
export const live = createStore<Live | null>(null);

/** Changes a part of the state while such a screen is open. */
export function updateLive(part: Partial<Live>): void {
  const now = live.read();
  if (now) live.set({ ...now, ...part });
}

const key = 'liveLists';

/** Whether open lists are kept up to date on this device. */
export const liveEnabled = createStore(kept.read(key) !== 'off');

/** Turns the updating of open lists on or off, for this device. */
export function enableLive(isEnabled: boolean): void {
  kept.keep(key, isEnabled ? 'on' : 'off');
  liveEnabled.set(isEnabled);
}
