import { notifications, type Posted } from '../../../web/ui/notices/notify.ts';

/** The notifications from now on, also those that the screen of another test has taken from the list by then. */
export function collectNotifications(): () => Posted[] {
  const before = new Set(notifications.read());
  const posted = new Set<Posted>();
  const stop = notifications.subscribe(() => notifications.read().forEach((one) => posted.add(one)));
  return () => {
    stop();
    return [...posted].filter((one) => !before.has(one));
  };
}
