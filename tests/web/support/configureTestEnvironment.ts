import { configureEnvironment } from '../../../web/relay/currentEnvironment.ts';
import type { NetworkEvents } from '../../../web/relay/NetworkEvents.ts';

/** Network events that nothing follows from. */
export const ignoredEvents: NetworkEvents = { version: () => {}, errors: () => {} };

/** The environment of an English page without a chosen currency. */
export const configureTestEnvironment = (events = ignoredEvents): void =>
  configureEnvironment({ locale: () => 'en', currency: () => null, events });
