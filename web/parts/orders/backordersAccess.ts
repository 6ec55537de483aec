import type { RouteAccess } from '../../shell/guard.ts';

/** Who may see the articles on backorder (BACK-01, GAP-28). */
export const backordersAccess: RouteAccess = { requires: 'order_backorder' };
