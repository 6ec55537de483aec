import type { RouteObject } from 'react-router-dom';
import SignUpFormQueryParameters from '../../__generated__/SignUpFormQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { forVisitors } from './forVisitors.ts';

// The form says itself when there are no countries; a list that could not be read must not stay so.
const startSignUp = preload(SignUpFormQueryParameters, () => ({}), {
  fetchPolicy: 'store-and-network',
  quiet: true,
});

/** The pages that open without login (SHELL-03). */
export const sessionRoutes: RouteObject[] = [
  {
    path: 'login',
    ...forVisitors(),
    lazy: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }),
  },
  {
    path: 'sign-up',
    ...forVisitors(startSignUp),
    lazy: async () => ({ Component: (await import('./SignUpPage.tsx')).SignUpPage }),
  },
  {
    path: 'forgot-password',
    ...forVisitors(),
    lazy: async () => ({ Component: (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage }),
  },
  {
    path: 'forgot-password/complete',
    // Open to whoever has the mailed link, logged in or not (AUTH-42).
    handle: { bare: true },
    lazy: async () => ({
      Component: (await import('./CompleteForgotPasswordPage.tsx')).CompleteForgotPasswordPage,
    }),
  },
];
