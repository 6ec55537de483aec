/** A key or two, and what they do. */
export type Shortcut = {
  /** Keys as shown. */
  keys: string;
  /** Translation key of its description. */
  label: string;
};

/** All keys of the client, for the list that `?` shows. */
export const shortcutList: readonly Shortcut[] = [
  { keys: '/', label: 'SHORTCUTS.SEARCH' },
  { keys: 'Ctrl K', label: 'SEARCH.LABEL' },
  { keys: 'g c', label: 'SHORTCUTS.CART' },
  { keys: 'g q', label: 'DESK.TAB' },
  { keys: 'g o', label: 'SHORTCUTS.ORDERS' },
  { keys: '?', label: 'SHORTCUTS.LIST' },
  { keys: 'Enter', label: 'SHORTCUTS.NEXT_QUANTITY' },
  { keys: 'Shift Enter', label: 'SHORTCUTS.PREVIOUS_QUANTITY' },
  { keys: 'F8', label: 'SHORTCUTS.NOTIFICATION' },
];
