import { useEffect } from 'react';
import { announce } from './announce.ts';

/** Milliseconds without a key and without a dialog after which somebody is not in the middle of something. */
const idleAfter = 5_000;

/** As `useAnnounce`, for what comes by itself: it waits while the user types or is in a dialog. */
export function useAnnounceWhenIdle(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isInDialog() ? wait() : say()), idleAfter);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', wait, true);
    };
    const say = () => {
      stop();
      announce(text);
    };
    document.addEventListener('keydown', wait, true);
    wait();
    return stop;
  }, [text]);
}

const isInDialog = (): boolean =>
  document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') != null;
