import { redirect } from 'react-router-dom';
import { currentEnvironment } from '../relay/currentEnvironment.ts';
import { homeOf } from './homeOf.ts';
import { loadSession } from './session/loadSession.ts';

/** Loader of `/`: visitors go to the login page, users to the catalog (SHELL-01, SHELL-02). */
export async function loadHome(): Promise<never> {
  throw redirect(homeOf(await loadSession(currentEnvironment())));
}
