import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationItem } from '../Module.ts';
import { AttentionBadge } from './AttentionBadge.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { plainLink } from '../../ui/links/useFollowLinks.ts';
import { boldWidth } from '../../ui/boldWidth.ts';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';

const rail = '@media (max-width: 1023.98px)';

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minBlockSize: '36px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minBlockSize: '44px' },
  },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '8px',
      inlineSize: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorBrandForeground1,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
  // On the rail the tooltip shows all over the link.
  icon: { display: 'inline-flex', flexShrink: 0, [rail]: { padding: '8px', margin: '-8px' } },
  // As wide as it is when its area is open, so that opening one does not move the page.
  label: { flex: '1 1 auto', whiteSpace: 'nowrap', ...boldWidth },
  railLabel: { [rail]: visuallyHidden },
  // Its place is kept: counters are known after the names.
  badge: { minInlineSize: '24px', textAlign: 'end' },
  railBadge: { [rail]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});

type Props = {
  item: NavigationItem;
  /** Whether the page on the screen is of this area. */
  isOpen: boolean;
  /** How many things need attention, and how urgently; left out where nothing does. */
  value: number | undefined;
  level: string | undefined;
  isWide: boolean;
};

/**
 * One area in the navigation; on the rail its name is its tooltip. Memoised, and a plain link: those
 * of the router render at every navigation.
 */
export const NavigationLink = memo(function NavigationLink({
  item: { to, label: labelKey, icon },
  isOpen,
  value,
  level = 'INFO',
  isWide,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const label = t(labelKey);
  return (
    <a
      href={to}
      {...plainLink}
      className={mergeClasses(styles.link, isOpen && styles.active)}
      aria-current={isOpen ? 'page' : undefined}
    >
      {/* The tooltip is the icon's: as the link's it would be read besides its name. */}
      <span
        aria-hidden="true"
        title={value === undefined ? label : `${label}: ${t('NAVIGATION.ATTENTION', { count: value })}`}
        className={styles.icon}
      >
        <Icon name={icon} />
      </span>
      <span className={mergeClasses(styles.label, !isWide && styles.railLabel)} data-label={label}>
        {label}
      </span>
      <span className={mergeClasses(styles.badge, !isWide && styles.railBadge)}>
        {value === undefined ? null : <AttentionBadge value={value} level={level} />}
      </span>
    </a>
  );
});
