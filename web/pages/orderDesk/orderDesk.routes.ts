import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** The order desk, within the cart area. It reads nothing before a list is there. */
export const orderDesk: Module = {
  routes: [
    {
      path: 'order-desk',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./OrderDeskPage.tsx')).OrderDeskPage }),
    },
  ],
};
