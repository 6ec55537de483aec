import { CounterBadge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mayOpen, type RouteAccess } from '../shell/guard.ts';
import { useSession } from '../shell/session/useSession.ts';

/** A tab that leads to a child route of a tabbed area. */
export type RouteTab = {
  /** Full path of the child route. */
  path: string;
  label: string;
  /** Who may open the route; without the attribute there is no tab (SHELL-09). */
  access?: RouteAccess;
  /** Leaves the tab out of the bar; its route keeps working (SHELL-12, GAP-03). */
  isHidden?: boolean;
  /** How many things wait behind the tab; shown when above 0. */
  count?: number;
};

const useStyles = makeStyles({
  list: {
    display: 'flex',
    overflowX: 'auto',
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalL,
    padding: 0,
    listStyleType: 'none',
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    borderBlockEndWidth: tokens.strokeWidthThicker,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'transparent',
    ':hover': { color: tokens.colorNeutralForeground1, borderBlockEndColor: tokens.colorNeutralStroke1 },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  active: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBlockEndColor: tokens.colorCompoundBrandStroke,
    ':hover': { borderBlockEndColor: tokens.colorCompoundBrandStrokeHover },
  },
});

type Props = {
  /** What the tabs belong to, for screen readers. */
  label: string;
  tabs: readonly RouteTab[];
  /** How many segments of the path tell the tabs apart, the empty first one included (SHELL-11, GAP-05). */
  segments?: number;
};

/** The tabs of an area, as links; none when the user may open only one of them (SHELL-09 to SHELL-12). */
export function RouteTabs({ label, tabs, segments = 4 }: Props): ReactElement | null {
  const styles = useStyles();
  const session = useSession();
  const active = useLocation().pathname.split('/').slice(0, segments).join('/');
  const shown = tabs.filter(({ access = {}, isHidden = false }) => !isHidden && mayOpen(session, access));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {shown.map(({ path, label: text, count = 0 }) => (
          <li key={path}>
            <Link
              to={path}
              className={mergeClasses(styles.tab, path === active && styles.active)}
              aria-current={path === active ? 'page' : undefined}
            >
              {text}
              {count > 0 ? (
                <CounterBadge count={count} size="small" appearance="filled" color="brand" />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
