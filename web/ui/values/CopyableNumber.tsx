import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { touchTarget } from '../touchTarget.ts';
import { CopyButton } from './CopyButton.tsx';

const useStyles = makeStyles({
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    userSelect: 'text',
    '& > a': touchTarget,
    // The button's target ends where the number does.
    '@media (pointer: coarse)': { columnGap: tokens.spacingHorizontalS },
  },
});

type Props = {
  value: string;
  /** Shows the number in another way, for example as a link. */
  children?: ReactNode;
};

/**
 * A part number, order number or id: never wrapped, copied in one click. What shows it renders again with the language; its own
 * subscription would cost each row of a long table.
 */
export function CopyableNumber({ value, children = value }: Props): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.number} translate="no">
      {children}
      <CopyButton value={value} label={t('COPY', { value })} copied={() => t('COPIED', { value })} />
    </span>
  );
}
