import { createContext, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { mayOpen, mayOpenPath } from './guard.ts';
import { NavigationContext } from './navigation/NavigationContext.ts';
import { useSession } from './session/useSession.ts';

/** The client's routes that have loaded: components check in them whether the user may open a link. */
export const RoutesContext = createContext<RouteObject[]>([]);

/** Whether the user passes the access check of a path's route (SHELL-17). */
export function useMayOpenPath(): (path: string) => boolean {
  const routes = use(RoutesContext);
  const areas = use(NavigationContext);
  const session = useSession();
  return (path) => {
    const area = areas.find(({ to }) => to === path);
    return area ? mayOpen(session, area.access) : mayOpenPath(session, routes, path);
  };
}
