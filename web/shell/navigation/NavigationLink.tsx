import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { NavigationItem } from '../Module.ts';
import { AttentionBadge } from './AttentionBadge.tsx';

const rail = '@media (max-width: 1023.98px)';
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

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
    },
  },
  icon: { display: 'inline-flex', flexShrink: 0 },
  label: { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
  railLabel: { [rail]: hidden },
  noLabel: hidden,
  railBadge: { [rail]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});

type Props = {
  item: NavigationItem;
  attention: { value: number; level: string } | undefined;
  isWide: boolean;
};

/** One area in the navigation; on the rail, and of an icon alone, its name is its tooltip. */
export function NavigationLink({
  item: { to, label: labelKey, icon: Icon, isIconOnly = false },
  attention,
  isWide,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const label = t(labelKey);
  return (
    <NavLink
      to={to}
      title={label}
      className={({ isActive }) => mergeClasses(styles.link, isActive && styles.active)}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <span className={mergeClasses(styles.label, !isWide && styles.railLabel, isIconOnly && styles.noLabel)}>
        {label}
      </span>
      {attention ? (
        <span className={mergeClasses(!isWide && styles.railBadge)}>
          <AttentionBadge value={attention.value} level={attention.level} />
        </span>
      ) : null}
    </NavLink>
  );
}
