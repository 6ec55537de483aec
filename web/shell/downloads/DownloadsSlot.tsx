import { lazy, Suspense, type ReactElement } from 'react';
import { useStore } from '../../ui/createStore.ts';
import { loadInBackground } from '../../ui/loading/loadInBackground.ts';
import { downloads } from './downloadList.ts';

const Downloads = lazy(() =>
  loadInBackground(async () => ({ default: (await import('./Downloads.tsx')).Downloads })),
);

/** The place of the downloads at the bottom of every page; their code comes with the first one. */
export function DownloadsSlot(): ReactElement | null {
  const isEmpty = useStore(downloads, ({ length }) => length === 0);
  return isEmpty ? null : (
    <Suspense>
      <Downloads />
    </Suspense>
  );
}
