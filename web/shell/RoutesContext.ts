import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import { mayOpenPath } from './guard.ts';
import { useSession } from './session/useSession.ts';

/** The client's routes: components check in them whether the user may open a link. */
export const RoutesContext = createContext<RouteObject[]>([]);

/** Whether the user passes the access check of a path's route (SHELL-17). */
export function useMayOpenPath(): (path: string) => boolean {
  const routes = useContext(RoutesContext);
  const session = useSession();
  return (path) => mayOpenPath(session, routes, path);
}
