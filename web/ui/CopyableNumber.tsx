import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce.ts';

const useStyles = makeStyles({
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    userSelect: 'text',
  },
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
  /** Shows the number in another way, for example as a link. */
  children?: ReactNode;
};

/** A part number, order number or id: never wrapped, copied in one click. */
export function CopyableNumber({ value, children = value }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setIsCopied(true);
    announce(t('COPIED', { value }));
  };
  return (
    <span className={styles.number}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label={t('COPY', { value })}
        title={t('COPY', { value })}
        onClick={() => void copy()}
      >
        {isCopied ? <Checkmark16Regular /> : <Copy16Regular />}
      </button>
    </span>
  );
}
