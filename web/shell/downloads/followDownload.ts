import type { MouseEvent } from 'react';
import { startDownload } from './startDownload.ts';

/**
 * Handles clicks on the link of a file: downloads the file on this page, which announces its progress. A click with a modifier
 * key is left to the browser.
 */
export const followDownload =
  (title: string) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void startDownload(title, { path: event.currentTarget.href });
  };
