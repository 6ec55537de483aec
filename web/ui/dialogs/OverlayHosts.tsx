import { lazy, Suspense, useState, type ReactElement } from 'react';
import { questions } from './confirm.ts';
import { useStore } from '../createStore.ts';
import { loadInBackground } from '../loading/loadInBackground.ts';
import { notifications } from '../notices/notify.ts';

const ConfirmHost = lazy(async () => ({ default: (await import('./ConfirmHost.tsx')).ConfirmHost }));
const NotificationHost = lazy(() =>
  loadInBackground(async () => ({
    default: (await import('../notices/NotificationHost.tsx')).NotificationHost,
  })),
);

/** Renders what `notify` and `confirm` ask for. Toasts and dialogs are large, so their code loads with the first one. */
export function OverlayHosts(): ReactElement {
  const question = useStore(questions, ([first]) => first ?? null);
  const posted = useStore(notifications);
  const [hasNotified, setHasNotified] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  if (posted.length > 0 && !hasNotified) setHasNotified(true);
  if (question && !hasAsked) setHasAsked(true);
  return (
    <>
      <Suspense>{hasNotified ? <NotificationHost posted={posted} /> : null}</Suspense>
      <Suspense>{hasAsked ? <ConfirmHost question={question} /> : null}</Suspense>
    </>
  );
}
