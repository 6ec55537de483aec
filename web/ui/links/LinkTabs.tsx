import { CounterBadge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { boldWidth } from '../boldWidth.ts';
import { fade, fadeEnd } from '../fadeEnd.ts';
import { StatusTag } from '../values/StatusTag.tsx';

/** A tab that is a link: it opens in a new window too, and the browser's history knows it. */
export type LinkTab = {
  /** Address that it leads to. */
  to: string;
  label: string;
  isActive: boolean;
  /** How many things wait behind the tab; shown when above 0. */
  count?: number;
  /** A word that marks the tab, such as 'New'. */
  mark?: string;
};

const useStyles = makeStyles({
  list: {
    display: 'flex',
    overflowX: 'auto',
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalS,
    '@media (max-width: 639.98px)': { marginBlockEnd: tokens.spacingVerticalXS },
    padding: 0,
    listStyleType: 'none',
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ...fadeEnd(),
  },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    blockSize: '36px',
    paddingInline: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalS },
    '@media (pointer: coarse)': { blockSize: '44px', minInlineSize: '44px' },
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    borderBlockEndWidth: tokens.strokeWidthThicker,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'transparent',
    // With forced colours nothing is transparent: every tab would look chosen.
    '@media (forced-colors: active)': { borderBlockEndColor: 'Canvas' },
    ':hover': { color: tokens.colorNeutralForeground1, borderBlockEndColor: tokens.colorNeutralStroke1 },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  label: boldWidth,
  active: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBlockEndColor: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { borderBlockEndColor: 'Highlight' },
    ':hover': { borderBlockEndColor: tokens.colorCompoundBrandStrokeHover },
  },
});

/** A bar of tabs. `label` names it for screen readers. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }): ReactElement {
  const styles = useStyles();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ to, label: text, isActive, count = 0, mark }) => (
          <li key={to}>
            <Link
              ref={isActive ? bringIntoView : undefined}
              to={to}
              className={mergeClasses(styles.tab, isActive && styles.active)}
              aria-current={isActive ? 'page' : undefined}
            >
              <span className={styles.label} data-label={text}>
                {text}
              </span>
              {count > 0 ? <CounterBadge count={count} appearance="filled" color="brand" /> : null}
              {mark ? <StatusTag color="blue">{mark}</StatusTag> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the bar scrolls sideways: the tab that is open must not be out of sight. The page itself stays. */
function bringIntoView(tab: HTMLAnchorElement | null): void {
  if (!tab) return;
  // In the frame that shows it: to measure it sooner, the browser would lay out the page once more.
  requestAnimationFrame(() => {
    const bar = tab.closest('ul');
    if (!bar) return;
    const { left, right } = tab.getBoundingClientRect();
    const frame = bar.getBoundingClientRect();
    const hidden = Number.parseInt(fade, 10);
    bar.scrollBy({
      left: Math.max(0, right - frame.right + hidden) + Math.min(0, left - frame.left - hidden),
    });
  });
}
