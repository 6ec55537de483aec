import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchOperation } from './fetchOperation.ts';
import { knownOrders } from './knownOrders.ts';
import type { NetworkEvents } from './NetworkEvents.ts';
import { shownAccount } from './shownAccount.ts';
import { writeClock } from './writeClock.ts';

/**
 * A store and a way to the gateway for one language and currency. Nothing in it may be shown for another user, access,
 * language or currency: a switch begins a new one.
 */
export function createEnvironment(
  locale: string,
  currency: string | null,
  events: NetworkEvents,
  clock = writeClock,
): Environment {
  const environment: Environment = new Environment({
    network: Network.create(
      fetchOperation(locale, currency, events, clock, () => shownAccount.of(environment)),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 50 }),
    missingFieldHandlers: [knownOrders],
    // Without it Relay throws on a reader's error that `@catch` did not ask for; the errors are already reported.
    relayFieldLogger: () => {},
  });
  return environment;
}
