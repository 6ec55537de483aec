import { kept } from '../../i18n/kept.ts';
import { createStore } from '../../ui/createStore.ts';

const key = 'shortcuts';

/** Whether single-letter keys work on this device; people who use dictation can turn them off. */
export const shortcutsEnabled = createStore(kept.read(key) !== 'off');

/** Turns single-letter keys on or off, for this device. */
export function enableShortcuts(isEnabled: boolean): void {
  kept.keep(key, isEnabled ? 'on' : 'off');
  shortcutsEnabled.set(isEnabled);
}
