import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../ui/createStore.ts';
import { outdated } from './outdated.ts';

/** Says that there is a newer version of the client and loads it (SHELL-38, SHELL-39). */
export function OutdatedBanner(): ReactElement | null {
  const { t } = useTranslation();
  const isOutdated = useStore(outdated);
  if (!isOutdated) return null;
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{t('VERSION.OUTDATED')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => location.reload()}>{t('VERSION.UPDATE')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
