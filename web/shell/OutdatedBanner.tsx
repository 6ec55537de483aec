import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../ui/createStore.ts';
import { noteUseless, outdated, stateOfUpdate, update } from './outdated.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} 24px`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
  },
});

/**
 * Says that there is a newer version of the client and loads it (SHELL-38, SHELL-39). When that has not helped, because the
 * server has no newer one, it says so once.
 */
export function OutdatedBanner(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = useStore(outdated) ? stateOfUpdate() : 'known';
  if (state === 'known') return null;
  // Not Fluent's message bar: code that has to load may be gone from the server with the build it is of.
  return (
    <div role="group" aria-label={t(state === 'possible' ? 'WARNING' : 'NOTE')} className={styles.bar}>
      {t(state === 'possible' ? 'VERSION.OUTDATED' : 'VERSION.LATEST')}
      {state === 'possible' ? (
        <Button onClick={update}>{t('VERSION.UPDATE')}</Button>
      ) : (
        <Button onClick={dismiss}>{t('OK')}</Button>
      )}
    </div>
  );
}

function dismiss(): void {
  noteUseless();
  outdated.set(false);
}
