import { useEffect } from 'react';
import { announce } from './announce.ts';

/** Announces a text that is on the screen, and again when it changes; nothing for null. */
export function useAnnounce(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
