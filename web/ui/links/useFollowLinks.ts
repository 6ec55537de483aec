import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Attribute of a plain link to another place of the client, in a list with `useFollowLinks`. */
export const plainLink = { 'data-plain-link': '' };

/**
 * Follows the plain links of a list within the client: for hundreds of them. Whatever is meant to open
 * elsewhere (a modifier key, another button) stays with the browser.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest('a[data-plain-link]') : null;
      const path = link?.getAttribute('href');
      if (path == null) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}
