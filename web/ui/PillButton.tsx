import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  // Fluent's ToggleButton would be 3 KB more on the first page.
  pill: {
    font: 'inherit',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    boxSizing: 'border-box',
    blockSize: '32px',
    paddingInline: tokens.spacingHorizontalM,
    '@media (pointer: coarse)': { blockSize: '44px', minInlineSize: '44px' },
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  set: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':active': { backgroundColor: tokens.colorBrandBackground2Pressed },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
});

type Props = { isSet: boolean; onClick: () => void; children: string };

/** A button above a list that chooses what it shows. */
export function PillButton({ isSet, onClick, children }: Props): ReactElement {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={mergeClasses(styles.pill, isSet && styles.set)}
      aria-pressed={isSet}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
