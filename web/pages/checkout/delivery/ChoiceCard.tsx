import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalS },
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': {
      ...shorthands.borderColor(tokens.colorNeutralStroke1Hover),
      backgroundColor: tokens.colorNeutralBackground1Hover,
    },
    ':focus-within': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '1px',
    },
  },
  checked: {
    ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': {
      ...shorthands.borderColor(tokens.colorCompoundBrandStroke),
      backgroundColor: tokens.colorBrandBackground2,
    },
  },
  radio: {
    flexShrink: 0,
    // As large as a target has to be (WCAG 2.5.8).
    inlineSize: '24px',
    blockSize: '24px',
    margin: 0,
    marginBlockStart: '-2px',
    accentColor: tokens.colorCompoundBrandBackground,
    outlineStyle: 'none',
  },
  content: { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' },
});

type Props = {
  /** Name of the group of choices; one of it is chosen. */
  group: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of several cards to choose from: a radio button with its whole card as label, so that one is always chosen. */
export function ChoiceCard({
  group,
  isChecked,
  isDisabled = false,
  onChoose,
  children,
}: Props): ReactElement {
  const styles = useStyles();
  return (
    <label className={mergeClasses(styles.card, isChecked && styles.checked)}>
      <input
        type="radio"
        name={group}
        className={styles.radio}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className={styles.content}>{children}</span>
    </label>
  );
}
