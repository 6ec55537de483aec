import type { Environment } from 'relay-runtime';
import { createEnvironment } from './createEnvironment.ts';
import type { NetworkEvents } from './NetworkEvents.ts';

type Setting = { locale: () => string; currency: () => string | null; events: NetworkEvents };
let setting: Setting | null = null;
let current: { locale: string; currency: string | null; environment: Environment } | null = null;

/** Says once, at the start, where language, currency and listeners come from. Forgets the environment in use. */
export function configureEnvironment(from: Setting): void {
  setting = from;
  current = null;
}

/**
 * The environment of the language and currency in use now: the same one until either changes, then a new one. Route
 * loaders start queries with it; components get it from the root loader's data, so that what is on the screen and what
 * it reads from always change together.
 */
export function currentEnvironment(): Environment {
  if (!setting) throw new Error('configureEnvironment was not called');
  const locale = setting.locale();
  const currency = setting.currency();
  if (!current || current.locale !== locale || current.currency !== currency) {
    current = { locale, currency, environment: createEnvironment(locale, currency, setting.events) };
  }
  return current.environment;
}
