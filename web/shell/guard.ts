import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { currentEnvironment } from '../relay/currentEnvironment.ts';
import { release } from '../relay/preload.ts';
import { leadTo } from './leadTo.ts';
import { loginPath } from './loginPath.ts';
import { loadSession, type Session } from './session/loadSession.ts';

/** The users who may open a route: every logged-in user unless it is restricted (SHELL-03 to SHELL-05). */
export type RouteAccess = {
  /** Users without this attribute go to `/`. */
  requires?: string;
  /** Users with any of these attributes go to `/`. */
  disallows?: readonly string[];
};

/** Properties of a guarded route. */
export type Guarded = {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  handle: { access: RouteAccess };
};

/**
 * Guards a route and, with a loader, starts its data. The loader is not kept waiting for the session: data, code and
 * session load in parallel, and a load started for a user without access is discarded.
 *
 * @example
 * { path: 'orders/regular', ...guarded({ requires: 'order_list' }, preload(OrdersPageQuery, listVariables)), lazy: … }
 */
export function guarded(access: RouteAccess, loader?: (args: LoaderFunctionArgs) => unknown): Guarded {
  return {
    handle: { access },
    loader: async (args) => {
      const data = loader?.(args) ?? null;
      try {
        const session = await loadSession(currentEnvironment());
        if (isBranchClosed(session)) {
          release(data);
          return null;
        }
        const target = redirectTarget(session, access, new URL(args.request.url));
        if (target !== null) throw leadTo(target);
        return await data;
      } catch (stopped) {
        release(data);
        throw stopped;
      }
    },
  };
}

/** Whether the user's branch is closed: then they see a notice instead of every screen (SHELL-31, GAP-08). */
export function isBranchClosed({ isLoggedIn, closed }: Pick<Session, 'isLoggedIn' | 'closed'>): boolean {
  return isLoggedIn && closed;
}

/** The path that a user is sent to instead; null for one with access. Visitors come back after log-in (GAP-01). */
export function redirectTarget(session: Session, access: RouteAccess, url: URL): string | null {
  if (!session.isLoggedIn) return loginPath(url.pathname + url.search);
  return mayOpen(session, access) ? null : '/';
}

/** Whether the session's user passes a route's access check. */
export function mayOpen(
  { attributes }: Pick<Session, 'attributes'>,
  { requires, disallows = [] }: RouteAccess,
): boolean {
  return (
    (requires === undefined || attributes.includes(requires)) &&
    !disallows.some((attribute) => attributes.includes(attribute))
  );
}

/** Whether the user passes the access checks of all routes that lie on a path (SHELL-17). False for unknown paths. */
export function mayOpenPath(
  session: Pick<Session, 'attributes'>,
  routes: RouteObject[],
  path: string,
): boolean {
  const matches = matchRoutes(routes, path) ?? [];
  return (
    matches.length > 0 &&
    matches.every(
      ({ route }) =>
        route.path !== '*' && (!isGuarded(route.handle) || mayOpen(session, route.handle.access)),
    )
  );
}

function isGuarded(handle: unknown): handle is Guarded['handle'] {
  return typeof handle === 'object' && handle !== null && 'access' in handle;
}
