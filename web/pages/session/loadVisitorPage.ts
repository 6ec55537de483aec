import { redirect } from 'react-router-dom';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { loadSession } from '../../shell/session/loadSession.ts';

/** Loader of a page for visitors: whoever is logged in goes to `/` (AUTH-04, AUTH-24). */
export async function loadVisitorPage(): Promise<null> {
  const { isLoggedIn } = await loadSession(currentEnvironment());
  if (isLoggedIn) throw redirect('/');
  return null;
}
