import type { Environment } from 'relay-runtime';
import { translationsReady } from '../../i18n/startTranslations.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { currency } from '../currency.ts';
import type { RootData } from './RootData.ts';
import { loadSession, type Session } from './loadSession.ts';

const roots = new WeakMap<Environment, RootData>();

/** The root route's loader: nothing shows before the texts and the session are there (SHELL-29). */
export async function loadRoot(): Promise<RootData> {
  const environment = currentEnvironment();
  const [session] = await Promise.all([loadSession(environment), translationsReady()]);
  forgetForeignCurrency(session);
  // The same object as long as the same environment: screens need not render again on a navigation.
  const root = roots.get(environment) ?? { environment, session };
  roots.set(environment, root);
  return root;
}

/** A currency that another user of this device selected, and this one cannot have, would spoil every request. */
function forgetForeignCurrency({ isLoggedIn, currencyCodes }: Session): void {
  const selected = currency.ofPage();
  if (!isLoggedIn || selected === null || currencyCodes.includes(selected)) return;
  currency.forget();
}
