/** Ways to send what waits for a pause in the user's changes. */
const senders = new Set<() => void>();

/** Adds a way to send at once what would be sent after a pause. It is used for as long as the page lives. */
export function onSendPaused(send: () => void): void {
  senders.add(send);
}

/** Sends at once what would be sent after a pause: another screen is about to be read, or the page is left. */
export function sendPaused(): void {
  senders.forEach((send) => send());
}
