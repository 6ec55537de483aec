import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useEffect, useState, type ReactElement } from 'react';
import { announce } from './announce.ts';

const useStyles = makeStyles({
  button: {
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
  },
});

/** Milliseconds that the check mark stays. */
const shownFor = 1500;

type Props = {
  value: string;
  /** Name of the button. */
  label: string;
  /** Announced once the value is copied. */
  copied: string;
};

/** Copies a value in one click. */
export function CopyButton({ value, label, copied }: Props): ReactElement {
  const styles = useStyles();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
    announce(copied);
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      {isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
    </button>
  );
}
