import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';

/** Id of the route whose children are the screens. */
export const screensRoute = 'screens';

/** Why the screens of a path are not there. */
let failure: unknown = null;

/**
 * Makes the router add the other screens when a path is none of the first ones.
 *
 * @param firstRoutes the routes that the router starts with
 * @param loadScreens loads the other screens
 */
export function discoverScreens(
  firstRoutes: RouteObject[],
  loadScreens: () => Promise<RouteObject[]>,
): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    // It is called for every path with parameters, too: first screens do not wait.
    if (matchRoutes(firstRoutes, path)?.at(-1)?.route.path !== '*') return;
    try {
      patch(screensRoute, await loadScreens());
      failure = null;
    } catch (error) {
      // Thrown here, it would replace the frame as well.
      failure = error;
    }
  };
}

/**
 * Loader of unknown paths. Fails if the other screens could not be loaded, as the path may be one of theirs
 * (SHELL-30).
 */
export function throwIfUndiscovered(): null {
  if (failure !== null) throw failure;
  return null;
}
