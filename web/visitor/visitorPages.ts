import type { ComponentType } from 'react';
import type { VisitorPath } from '../shell/visitorPaths.ts';

/** The parts of a page for visitors. */
export type VisitorPage = {
  /** Key of the screen's name. */
  title: string;
  /** As wide as a long form may be, instead of as a few fields. */
  isWide?: true;
  /** Open to logged-in users too (AUTH-42); the other pages redirect them to `/` (AUTH-04, AUTH-24). */
  isForAll?: true;
  load: () => Promise<ComponentType>;
};

/** The pages that open without login (SHELL-03). */
export const visitorPages: Readonly<Record<VisitorPath, VisitorPage>> = {
  '/login': {
    title: 'LOGIN.TITLE',
    load: async () => (await import('../pages/session/LoginPage.tsx')).LoginPage,
  },
  '/sign-up': {
    title: 'SIGN_UP.TITLE',
    isWide: true,
    load: async () => (await import('../pages/session/SignUpPage.tsx')).SignUpPage,
  },
  '/forgot-password': {
    title: 'FORGOT_PASSWORD.TITLE',
    load: async () => (await import('../pages/session/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  '/forgot-password/complete': {
    title: 'FORGOT_PASSWORD.COMPLETE.TITLE',
    isForAll: true,
    load: async () =>
      (await import('../pages/session/CompleteForgotPasswordPage.tsx')).CompleteForgotPasswordPage,
  },
};
