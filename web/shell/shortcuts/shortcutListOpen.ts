import { createStore } from '../../ui/createStore.ts';

/** Whether the list of the client's keys shows, with the switch for single letters. */
export const shortcutListOpen = createStore(false);
