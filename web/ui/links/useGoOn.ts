import { t } from 'i18next';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../notices/notify.ts';
import { rememberPage } from './pendingLocation.ts';

type Onward = {
  /** What is said once it is done; without it only who has left the page hears of it; null for no message at all. */
  title?: string | null;
  /** What exactly was done. */
  body?: string;
  /** Whether Back leads past this page. */
  replace?: boolean;
};

/**
 * Goes on to the page that a write of this page leads to, once it is done. Who has gone to another page meanwhile stays
 * there, and gets a link to it.
 */
export function useGoOn(): (to: string, onward?: Onward) => Promise<void> {
  const navigate = useNavigate();
  const [isOpen] = useState(rememberPage);
  return useCallback(
    async (to, { title, body, replace = false } = {}) => {
      const isLeft = !isOpen();
      if (title !== null && (isLeft || title !== undefined))
        notify({
          intent: 'success',
          title: title ?? t('SUCCESS'),
          ...(body === undefined ? {} : { body }),
          ...(isLeft ? { links: [{ label: t('LIVE.SHOW'), to }] } : {}),
        });
      if (!isLeft) await navigate(to, { replace });
    },
    [navigate, isOpen],
  );
}
