import { useSyncExternalStore } from 'react';

let isPrinted = false;

function subscribe(listener: () => void): () => void {
  const set = ({ type }: Event) => {
    isPrinted = type === 'beforeprint';
    listener();
  };
  addEventListener('beforeprint', set);
  addEventListener('afterprint', set);
  return () => {
    removeEventListener('beforeprint', set);
    removeEventListener('afterprint', set);
  };
}

/** Whether the page is being printed. A media query would be too late: the page is laid out once, right after the event. */
export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, () => isPrinted);
