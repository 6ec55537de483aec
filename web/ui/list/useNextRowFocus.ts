import { useCallback, useLayoutEffect, useRef } from 'react';
import { nameOfRow, rowParts } from './nameOfRow.ts';

/** Marks a control by the id of its row. */
export const rowFocusAttribute = 'data-row';

/** The marked control of a row; null where the row is not on the screen. */
export const rowControl = (id: string): HTMLElement | null =>
  document.querySelector(`[${rowFocusAttribute}="${id}"]`);

/**
 * Keeps the focus in the list when a row goes: it moves to the name of the next row, else of the one before, else to the title.
 * @param ids the rows on the screen
 * @returns says which row is about to go
 */
export function useNextRowFocus(ids: readonly string[]): (id: string) => void {
  const latest = useRef(ids);
  const going = useRef<{ id: string; next: string | undefined } | null>(null);
  useLayoutEffect(() => {
    latest.current = ids;
    if (going.current === null || ids.includes(going.current.id)) return;
    const { next } = going.current;
    going.current = null;
    const row = next === undefined ? null : rowControl(next)?.closest<HTMLElement>(rowParts);
    const target = row ? nameOfRow(row) : document.querySelector('h1');
    target?.focus();
  }, [ids]);
  return useCallback((id: string) => {
    const place = latest.current.indexOf(id);
    going.current = { id, next: latest.current[place + 1] ?? latest.current[place - 1] };
  }, []);
}
