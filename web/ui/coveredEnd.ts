import { useCallback } from 'react';
import { createStore } from './createStore.ts';

/** Pixels at the end of the window that a bar covers. */
export const coveredEnd = createStore(0);

/** A ref for a bar that stays at the window's end: what gets the focus is scrolled clear of it, and toasts show above it. */
export function useCoveredEnd(): (bar: HTMLElement | null) => (() => void) | undefined {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const cover = (pixels: number) => {
      coveredEnd.set(pixels);
      document.documentElement.style.scrollPaddingBlockEnd = pixels === 0 ? '' : `${String(pixels)}px`;
    };
    const observer = new ResizeObserver(() =>
      cover(getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      cover(0);
    };
  }, []);
}
