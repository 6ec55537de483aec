import type { RouteObject } from 'react-router-dom';
import { guarded } from '../../shell/guard.ts';

/** The order desk, within the cart area. It reads nothing before a list is there. */
export const orderDeskRoutes: RouteObject[] = [
  {
    path: 'order-desk',
    ...guarded({}),
    lazy: async () => ({ Component: (await import('./OrderDeskPage.tsx')).OrderDeskPage }),
  },
];
