import type { FunctionComponent } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteAccess } from './guard.ts';

/** What a domain adds to the client. */
export type Module = {
  /** Its screens, guarded, their code loaded on demand. */
  routes: RouteObject[];
  /** Its entry in the navigation; none for screens that are reached from others. */
  navigation?: NavigationItem;
};

/** An entry in the navigation, shown to users who may open its route (SHELL-17). */
export type NavigationItem = {
  /** Key of its attention counter (GAP-06). */
  key: string;
  to: string;
  /** Translation key of its name. */
  label: string;
  icon: FunctionComponent;
  /** Who can use it, where its route opens for more users than these. */
  access?: RouteAccess;
  /** A line separates the groups (SHELL-18). */
  group: 1 | 2 | 3;
  /** Its name shows as a tooltip only (ISS-01). */
  isIconOnly?: boolean;
};
