import { useCallback } from 'react';
import { createStore } from '../createStore.ts';

/** Pixels at the end of the window that bars cover. */
export const coveredEnd = createStore(0);

const heights = new Map<HTMLElement, number>();

function cover(bar: HTMLElement, pixels: number): void {
  if (pixels === 0) heights.delete(bar);
  else heights.set(bar, pixels);
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  coveredEnd.set(sum);
  document.documentElement.style.scrollPaddingBlockEnd = sum === 0 ? '' : `${String(sum)}px`;
}

/**
 * A ref for a bar that stays at the window's end: what gets the focus is scrolled clear of it, and toasts show above it.
 *
 * @param property a custom property of the document that holds the bar's height, for bars that stand above this one
 */
export function useCoveredEnd(
  property?: `--${string}`,
): (bar: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => {
        const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
        cover(bar, height);
        if (property) style.setProperty(property, `${String(height)}px`);
      });
      observer.observe(bar);
      return () => {
        observer.disconnect();
        cover(bar, 0);
        if (property) style.removeProperty(property);
      };
    },
    [property],
  );
}

/** The custom property that holds the height of the downloads, which stay at the end of every page. */
export const downloadsHeight = '--downloads-height';

/** Where a sticky bar of a page stands. */
export const aboveDownloads = `var(${downloadsHeight}, 0px)`;
