import { Button, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../ui/createStore.ts';
import { noteUseless, outdated, stateOfUpdate, update } from './outdated.ts';
import { Notice } from '../ui/Notice.tsx';

/**
 * Says that there is a newer version of the client and loads it (SHELL-38, SHELL-39). When that has not helped, because the
 * server has no newer one, it says so once.
 */
export function OutdatedBanner(): ReactElement | null {
  const { t } = useTranslation();
  const state = useStore(outdated) ? stateOfUpdate() : 'known';
  if (state === 'known') return null;
  return (
    <Notice intent={state === 'possible' ? 'warning' : 'info'}>
      <MessageBarBody>{t(state === 'possible' ? 'VERSION.OUTDATED' : 'VERSION.LATEST')}</MessageBarBody>
      <MessageBarActions>
        {state === 'possible' ? (
          <Button onClick={update}>{t('VERSION.UPDATE')}</Button>
        ) : (
          <Button onClick={dismiss}>{t('OK')}</Button>
        )}
      </MessageBarActions>
    </Notice>
  );
}

function dismiss(): void {
  noteUseless();
  outdated.set(false);
}
