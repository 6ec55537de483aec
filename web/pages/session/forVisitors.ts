import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { release } from '../../relay/preload.ts';
import { loadSession } from '../../shell/session/loadSession.ts';

/** What a route for visitors spreads into itself. */
export type ForVisitors = {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  handle: { bare: true };
};

/**
 * A page for visitors: it has no frame, and whoever is logged in goes to `/` (AUTH-04, AUTH-24). Its data, if it has
 * any, is under way together with the session.
 */
export function forVisitors(loader?: (args: LoaderFunctionArgs) => unknown): ForVisitors {
  return {
    handle: { bare: true },
    loader: async (args) => {
      const data = loader?.(args) ?? null;
      try {
        const { isLoggedIn } = await loadSession(currentEnvironment());
        if (isLoggedIn) throw redirect('/');
        return data;
      } catch (stopped) {
        release(data);
        throw stopped;
      }
    },
  };
}
