import type { LoaderFunctionArgs } from 'react-router-dom';
import { profileTabList, profileTabs } from '../../parts/profile/profileTabs.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { mayOpen, redirectTarget } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import { loadSession } from '../../shell/session/loadSession.ts';

/** Loader of `/my-profile`: leads to the first tab that the user may open (GAP-32). */
export async function loadProfileHome({ request }: LoaderFunctionArgs): Promise<never> {
  const session = await loadSession(currentEnvironment());
  const first = profileTabList.find(({ access }) => mayOpen(session, access)) ?? profileTabs.agreements;
  throw leadOn(request, redirectTarget(session, {}, new URL(request.url)) ?? first.path);
}
