import { createStore } from '../createStore.ts';

/** A message that appears over the page for a while. */
export type Notification = {
  intent: 'success' | 'info' | 'warning' | 'error';
  title: string;
  body?: string;
  /** Whether it is about something that is under way: a spinner shows instead of the sign. */
  isLoading?: boolean;
  /** Copyable text behind 'Details', for example a request id. */
  details?: string | undefined;
  /** A step that the message offers, for example Undo; it closes the message. */
  action?: { label: string; run: () => void };
  /** Places of the client that the message speaks of. */
  links?: readonly { label: string; to: string }[];
  /** False where another text says what it says, with more. */
  isSaid?: boolean;
  /** Called once when the user closes it, with its action or without. */
  onClose?: () => void;
  /** Milliseconds until it goes; null keeps it until closed. Default 8 s, errors 12 s, with an action 20 s. */
  timeout?: number | null;
  /** Name of what it is about, with which `withdraw` takes it away. */
  about?: string | undefined;
};

/** A notification on its way to the screen. */
export type Posted = Notification & { key: number };

/** Notifications that are not on the screen yet. */
export const notifications = createStore<readonly Posted[]>([]);

/** The `about` of the notifications that were last withdrawn. */
export const withdrawn = createStore<string | null>(null);

let lastKey = 0;

/**
 * Shows a notification (toast).
 *
 * @example
 * notify({ intent: 'warning', title: t('NOT_KEPT.TITLE'), body: t('NOT_KEPT.TEXT') });
 */
export function notify(notification: Notification): void {
  lastKey += 1;
  notifications.set([...notifications.read(), { ...notification, key: lastKey }]);
}

/** Removes notifications from the list, once they are on the screen or no longer wanted. */
export function forgetNotifications(keys: readonly number[]): void {
  notifications.set(notifications.read().filter(({ key }) => !keys.includes(key)));
}

/** Takes away the notifications about something: what they say no longer holds. */
export function withdraw(what: string): void {
  notifications.set(notifications.read().filter(({ about }) => about !== what));
  withdrawn.set(what);
}
