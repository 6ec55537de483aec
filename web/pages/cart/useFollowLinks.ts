import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows plain links of this client within it, for a list that has hundreds of them. Whatever is meant to open
 * elsewhere (a modifier key, another button) stays with the browser.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const path = link?.getAttribute('href');
      if (!path?.startsWith('/')) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}
