import { Button, Caption1 } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

/** Says below the rows of a page that the list changed whenever it was read, and offers to read it again. */
export function UncertainPage(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <Caption1 as="p" block role="status">
      {t('PAGE_UNCERTAIN')}{' '}
      <Button size="small" appearance="subtle" onClick={() => void revalidate()}>
        {t('TRY_AGAIN')}
      </Button>
    </Caption1>
  );
}
