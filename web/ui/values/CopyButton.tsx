import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { announce } from '../announce/announce.ts';
import { iconShape } from '../pictures/iconShape.ts';
import { touchTarget } from '../touchTarget.ts';

const useStyles = makeStyles({
  button: {
    ...touchTarget,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '::before': { content: '""', ...iconShape('copy') },
    '&[data-copied]::before': iconShape('checkmark'),
  },
});

/** Milliseconds that the check mark stays. */
const shownFor = 1500;

type Props = {
  value: string;
  /** Name of the button. */
  label: string;
  /** Returns the text announced once the value is copied. */
  copied: () => string;
};

/** Copies a value in one click. The check mark is an attribute: a state with its effect would cost each row of a long table. */
export function CopyButton({ value, label, copied }: Props): ReactElement {
  const styles = useStyles();
  const copy = async (button: HTMLButtonElement) => {
    await navigator.clipboard.writeText(value);
    button.dataset['copied'] = '';
    setTimeout(() => delete button.dataset['copied'], shownFor);
    announce(copied());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- `title` is its accessible name, which the rule does not know; with `aria-label` as well it would be read twice
    <button
      type="button"
      className={styles.button}
      title={label}
      onClick={({ currentTarget }) => void copy(currentTarget)}
    />
  );
}
