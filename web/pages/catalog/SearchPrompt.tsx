import { Search32Regular } from '@fluentui/react-icons/svg/search';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What the catalog shows before anything is searched for. */
export function SearchPrompt(): ReactElement {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Search32Regular />}
      title={t('CATALOG.PROMPT.TITLE')}
      text={t('CATALOG.PROMPT.TEXT')}
    />
  );
}
