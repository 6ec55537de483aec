import { useLayoutEffect } from 'react';

/** Brings the focus back to where it was when something opened, once that is closed and nothing else has taken it. */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const { activeElement } = document;
        const isFree =
          !activeElement || activeElement === document.body || activeElement.closest('[role$="dialog"]');
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [isOpen]);
}
