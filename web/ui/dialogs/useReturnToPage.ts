import { useLayoutEffect } from 'react';

/**
 * Returns to the page once something that covers it is closed, or is removed while open, as by Back: the focus goes to
 * where it was, if nothing else has taken it, and screen readers see the page again.
 */
export function useReturnToPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      const closing = dialogOf(document.activeElement);
      setTimeout(() => {
        const { activeElement } = document;
        const isFree =
          !activeElement ||
          activeElement === document.body ||
          (closing && dialogOf(activeElement) === closing);
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [isOpen]);
  useLayoutEffect(() => () => void setTimeout(showPage), []);
}

const dialogOf = (element: Element | null) => element?.closest('[role$="dialog"]');

/** Fluent shows the page some time after a dialog, unless nothing on the page uses its focus manager any more by then. */
function showPage(): void {
  if (document.querySelector('[role$="dialog"]')) return;
  for (const part of document.querySelectorAll('body > div')) part.removeAttribute('aria-hidden');
}
