import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton.tsx';

const useStyles = makeStyles({
  number: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    userSelect: 'text',
  },
});

type Props = {
  value: string;
  /** Shows the number in another way, for example as a link. */
  children?: ReactNode;
};

/** A part number, order number or id: never wrapped, copied in one click. */
export function CopyableNumber({ value, children = value }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.number}>
      {children}
      <CopyButton value={value} label={t('COPY', { value })} copied={t('COPIED', { value })} />
    </span>
  );
}
