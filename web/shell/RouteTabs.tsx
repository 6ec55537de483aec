import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { mayOpen, type RouteAccess } from './guard.ts';
import { useSession } from './session/useSession.ts';
import { LinkTabs } from '../ui/links/LinkTabs.tsx';

/** A tab that leads to a child route of a tabbed area. */
export type RouteTab = {
  /** Full path of the child route. */
  path: string;
  label: string;
  /** The attribute needed to open the route; without it the user has no such tab (SHELL-09). */
  access?: RouteAccess;
  /** Leaves the tab out of the bar; its route keeps working (SHELL-12, GAP-03). */
  isHidden?: boolean;
  /** How many things wait behind the tab; shown when above 0. */
  count?: number;
};

type Props = {
  /** Name of the bar of tabs, for screen readers. */
  label: string;
  tabs: readonly RouteTab[];
  /** The number of path segments that distinguish the tabs, the empty first one included (SHELL-11, GAP-05). */
  segments?: number;
};

/** The tabs of an area, as links; none when the user may open only one of them (SHELL-09 to SHELL-12). */
export function RouteTabs({ label, tabs, segments = 4 }: Props): ReactElement | null {
  const session = useSession();
  const active = useLocation().pathname.split('/').slice(0, segments).join('/');
  const shown = tabs.filter(({ access = {}, isHidden = false }) => !isHidden && mayOpen(session, access));
  if (shown.length < 2) return null;
  return (
    <LinkTabs
      label={label}
      tabs={shown.map(({ path, label: text, count = 0 }) => ({
        to: path,
        label: text,
        isActive: path === active,
        count,
      }))}
    />
  );
}
