import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** The statement about accessibility, which the footer leads to. */
export const accessibility: Module = {
  routes: [
    {
      path: 'accessibility',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./AccessibilityPage.tsx')).AccessibilityPage }),
    },
  ],
};
