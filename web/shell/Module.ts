import type { RouteObject } from 'react-router-dom';
import type { RouteAccess } from './guard.ts';
import type { IconName } from '../ui/pictures/Icon.tsx';

/**
 * The parts that a domain adds to the client. Its entry in the navigation, if it has one, is in `web/navigation.ts`.
 */
export type Module = {
  /** Its screens, guarded, their code loaded on demand. */
  routes: RouteObject[];
};

/** An entry in the navigation, shown to users who may open its route (SHELL-17). */
export type NavigationItem = {
  /** Key of its attention counter (GAP-06). */
  key: string;
  to: string;
  /** Where its pages are that are not below `to`. */
  alsoAt?: readonly string[];
  /** Translation key of its name. */
  label: string;
  icon: IconName;
  /** The access needed to open the route. */
  access: RouteAccess;
  /** The access needed to use it: the entry shows to these users alone. */
  usableBy?: RouteAccess;
  /** Stands under the title of its group (SHELL-18). */
  group: 'BUY' | 'FOLLOW' | 'DOCUMENTS' | 'HELP';
  /** Key of the entry that it belongs to: it shows below that one while a page of either is open. */
  within?: string;
  /** The header has it too, as an icon: in a wide window (ISS-01), or on a phone, where the navigation is a press away. */
  inHeader?: 'WIDE' | 'PHONE';
};
