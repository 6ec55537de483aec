import type { MouseEvent } from 'react';
import { startDownload } from './startDownload.ts';

/**
 * Handles clicks on the link of a file: it is downloaded on this page, which says how it goes. What is meant to open
 * elsewhere (a modifier key) stays with the browser.
 */
export const followDownload =
  (title: string) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void startDownload(title, { path: event.currentTarget.href });
  };
