import { lazy, Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { questions } from './confirm.ts';
import { notifications } from './notify.ts';

const ConfirmHost = lazy(async () => ({ default: (await import('./ConfirmHost.tsx')).ConfirmHost }));
const NotificationHost = lazy(async () => ({
  default: (await import('./NotificationHost.tsx')).NotificationHost,
}));

/** What `notify` and `confirm` draw. Toasts and dialogs are large, so their code comes with the first of them. */
export function OverlayHosts(): ReactElement {
  const question = useSyncExternalStore(questions.subscribe, questions.read);
  const posted = useSyncExternalStore(notifications.subscribe, notifications.read);
  const [hasNotified, setHasNotified] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  if (posted.length > 0 && !hasNotified) setHasNotified(true);
  if (question && !hasAsked) setHasAsked(true);
  return (
    <Suspense>
      {hasNotified ? <NotificationHost posted={posted} /> : null}
      {hasAsked ? <ConfirmHost question={question} /> : null}
    </Suspense>
  );
}
