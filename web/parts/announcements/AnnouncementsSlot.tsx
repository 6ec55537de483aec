import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { loadInBackground } from '../../ui/loading/loadInBackground.ts';

const AnnouncementsWatch = lazy(() =>
  loadInBackground(async () => ({ default: (await import('./AnnouncementsWatch.tsx')).AnnouncementsWatch })),
);

/** Milliseconds after which the first page no longer needs the connection. */
const delay = 5_000;

/** Watches for unread announcements behind every page. Its code and first query wait until the first page is there. */
export function AnnouncementsSlot(): ReactElement | null {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isReady ? (
    <Suspense>
      <AnnouncementsWatch />
    </Suspense>
  ) : null;
}
