/** A message that appears beside the page for a while. */
export type Notification = {
  intent: 'success' | 'info' | 'warning' | 'error';
  title: string;
  body?: string;
  /** Copyable text behind 'Details', for example a request id. */
  details?: string | undefined;
  /** A step that the message offers, for example Undo; it closes the message. */
  action?: { label: string; run: () => void };
  /** Milliseconds until it goes; null keeps it until closed. Default 8 s, errors 12 s, with an action 20 s. */
  timeout?: number | null;
};

/** A notification on its way to the screen. */
export type Posted = Notification & { key: number };

let posted: readonly Posted[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Shows a notification. The part that draws it is loaded when the first one comes. */
export function notify(notification: Notification): void {
  lastKey += 1;
  publish([...posted, { ...notification, key: lastKey }]);
}

/** Takes notifications off the list, once they are drawn or no longer wanted. */
export function forgetNotifications(keys: readonly number[]): void {
  publish(posted.filter(({ key }) => !keys.includes(key)));
}

/** For `useSyncExternalStore`: notifications that are not drawn yet. */
export const notifications = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Posted[] => posted,
};

function publish(next: readonly Posted[]): void {
  posted = next;
  listeners.forEach((listener) => listener());
}
