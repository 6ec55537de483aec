import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from './Disclosure.tsx';
import { useIsPhone } from './useIsPhone.ts';

const useStyles = makeStyles({
  change: { color: tokens.colorBrandForegroundLink },
});

type Props = {
  /** The label of the choice. */
  label: string;
  /** The choice in words; undefined while there is none, and then nothing is folded. */
  chosen: string | undefined;
  children: ReactNode;
};

/** Cards or fields to choose from; on a phone, behind a line with what is chosen (DAY-67). */
export function FoldedChoice({ label, chosen, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (!isPhone || chosen === undefined) return <>{children}</>;
  return (
    <Disclosure
      summary={
        <>
          {label}: {chosen} <span className={styles.change}>{t('CHANGE')}</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
