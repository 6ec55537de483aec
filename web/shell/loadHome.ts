import { currentEnvironment } from '../relay/currentEnvironment.ts';
import { homeOf } from './homeOf.ts';
import { leadTo } from './leadTo.ts';
import { loadSession } from './session/loadSession.ts';

/** Loader of `/`: visitors go to the login page, users to the catalog (SHELL-01, SHELL-02). */
export async function loadHome(): Promise<never> {
  throw leadTo(homeOf(await loadSession(currentEnvironment())));
}
