import { useEffect } from 'react';
import { announce } from './announce.ts';

/**
 * Announces a text on the screen to screen readers, and again when it changes; null announces nothing.
 *
 * @example
 * useAnnounce(isLoading ? null : t('CATALOG.SUGGESTIONS', { count }));
 */
export function useAnnounce(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
