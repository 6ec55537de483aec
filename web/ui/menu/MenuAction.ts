import type { ReactElement } from 'react';

/** An entry of a menu: a page of this client, an address for a new tab, which `onOpen` says, or a command. */
export type MenuAction = { key: string; label: string; icon?: ReactElement } & (
  { to: string } | { href: string; onOpen: () => void } | { run: () => void }
);
