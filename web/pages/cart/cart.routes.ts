import type { RouteObject } from 'react-router-dom';

/** The screens of this domain. */
export const cartRoutes: RouteObject[] = [];
