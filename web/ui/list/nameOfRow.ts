import { ignoreHeldEnter } from '../ignoreHeldEnter.ts';

/** A row of a table, a card, or an entry of a list. */
export const rowParts = 'tr, article, li';

/**
 * What takes the focus in a row when the row next to it goes: its name. On a command of this row, the next Enter would do to it
 * what was meant for the other. Where nothing names it, it is the row itself.
 */
export function nameOfRow(row: HTMLElement): HTMLElement {
  const name = row.querySelector<HTMLElement>('th[scope=row], h2, h3, a[href]') ?? row;
  const link = name.matches('a') ? name : name.querySelector<HTMLElement>('a[href]');
  if (!link) name.tabIndex = -1;
  const taker = link ?? name;
  // The Enter that took the other row away may still be held.
  taker.addEventListener('keydown', ignoreHeldEnter);
  return taker;
}
