import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { iconShape } from '../pictures/iconShape.ts';

const fill = (color: string) => ({ borderColor: color, backgroundColor: color });

const touch = '@media (pointer: coarse)';

const useBoxStyles = makeResetStyles({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '32px',
  blockSize: '32px',
  margin: 0,
  borderRadius: tokens.borderRadiusMedium,
  flexShrink: 0,
  verticalAlign: 'middle',
  cursor: 'pointer',
  [touch]: {
    inlineSize: '44px',
    blockSize: '44px',
    '::before': { margin: '14px' },
    ':checked::after': { margin: '-30px 14px 14px' },
    ':indeterminate::after': { margin: '-26px 18px 18px' },
  },
  // Without it, paper shows checked boxes as empty ones.
  printColorAdjust: 'exact',
  '::before': {
    content: '""',
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '16px',
    blockSize: '16px',
    margin: '8px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
  },
  ':enabled:hover::before': { borderColor: tokens.colorNeutralStrokeAccessibleHover },
  ':enabled:active::before': { borderColor: tokens.colorNeutralStrokeAccessiblePressed },
  ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  ':disabled': { cursor: 'default' },
  ':disabled::before': { borderColor: tokens.colorNeutralStrokeDisabled },
  ':checked::before': {
    ...fill(tokens.colorCompoundBrandBackground),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  '@media (forced-colors: none)': {
    ':checked:hover::before': fill(tokens.colorCompoundBrandBackgroundHover),
    ':checked:active::before': fill(tokens.colorCompoundBrandBackgroundPressed),
  },
  ':checked::after': {
    content: '""',
    ...iconShape('checkmarkFilled'),
    display: 'block',
    margin: '-24px 8px 8px',
    backgroundColor: tokens.colorNeutralForegroundInverted,
    '@media (forced-colors: active)': { backgroundColor: 'HighlightText' },
  },
  ':indeterminate::before': { borderColor: tokens.colorCompoundBrandStroke },
  ':indeterminate::after': {
    content: '""',
    display: 'block',
    inlineSize: '8px',
    blockSize: '8px',
    margin: '-20px 12px 12px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorCompoundBrandForeground1,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

const useStyles = makeStyles({
  // Large enough to hit without making its row higher than others.
  inRow: { margin: '-4px 0 -4px -4px', '@media (pointer: coarse)': { margin: '-10px -6px -10px -10px' } },
});

type Props = {
  /** Names the box of a row; left out within a label. */
  label?: string;
  isChecked: boolean | 'mixed';
  isDisabled?: boolean;
  /** Called with the new state, and whether Shift was pressed. */
  onChange: (isChecked: boolean, isShift: boolean) => void;
};

/**
 * The check box of rows and of all rows, in the look of Fluent's. One native element: Fluent's has two to four, and many
 * rows of a long table come into view at once.
 */
export function SelectionBox({ label, isChecked, isDisabled, onChange }: Props): ReactElement {
  const box = useBoxStyles();
  const styles = useStyles();
  const isMixed = isChecked === 'mixed';
  return (
    <input
      // An element has no attribute for it.
      ref={isMixed ? setMixed : undefined}
      type="checkbox"
      className={mergeClasses(box, label !== undefined && styles.inRow)}
      aria-label={label}
      disabled={isDisabled}
      checked={isChecked === true}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** State of the box that checks all of some rows. */
export const stateOf = (checked: number, all: number): boolean | 'mixed' =>
  checked === all ? true : checked > 0 ? 'mixed' : false;

function setMixed(box: HTMLInputElement | null) {
  if (!box) return;
  box.indeterminate = true;
  return () => {
    box.indeterminate = false;
  };
}
