import type { RouteObject } from 'react-router-dom';
import { loadVisitorPage } from './loadVisitorPage.ts';

/** The pages that open without login (SHELL-03). */
export const sessionRoutes: RouteObject[] = [
  {
    path: 'login',
    loader: loadVisitorPage,
    handle: { bare: true },
    lazy: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }),
  },
];
