import { useCallback, useLayoutEffect, useRef } from 'react';

/** Marks the control of a row that takes the focus when the row before it has gone. */
export const rowFocusAttribute = 'data-row';

/** The control of a row that takes the focus; null where the row is not on the screen. */
export const rowControl = (id: string): HTMLElement | null =>
  document.querySelector(`[${rowFocusAttribute}="${id}"]`);

/**
 * Keeps the focus in the list when a row goes: it moves to the next row, else to the one before, else to the title.
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
    const target = (next === undefined ? null : rowControl(next)) ?? document.querySelector('h1');
    target?.focus();
  }, [ids]);
  return useCallback((id: string) => {
    const place = latest.current.indexOf(id);
    going.current = { id, next: latest.current[place + 1] ?? latest.current[place - 1] };
  }, []);
}
