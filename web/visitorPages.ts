import type { VisitorPath } from './shell/visitorPaths.ts';
import type { VisitorPage } from './visitor/VisitorApp.tsx';

/** The pages that open without login (SHELL-03). */
export const visitorPages: Readonly<Record<VisitorPath, VisitorPage>> = {
  '/login': {
    title: 'LOGIN.TITLE',
    load: async () => (await import('./pages/session/LoginPage.tsx')).LoginPage,
  },
  '/sign-up': {
    title: 'SIGN_UP.TITLE',
    isWide: true,
    load: async () => (await import('./pages/session/SignUpPage.tsx')).SignUpPage,
  },
  '/forgot-password': {
    title: 'FORGOT_PASSWORD.TITLE',
    load: async () => (await import('./pages/session/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  '/forgot-password/complete': {
    title: 'FORGOT_PASSWORD.COMPLETE.TITLE',
    isForAll: true,
    load: async () =>
      (await import('./pages/session/CompleteForgotPasswordPage.tsx')).CompleteForgotPasswordPage,
  },
};
