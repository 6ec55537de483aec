import { Search32Regular } from '@fluentui/react-icons/svg/search';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = {
  /** What was searched for. */
  text: string;
  /** Whether the search was cut because it is too broad. */
  isLimited: boolean;
};

/** Says that nothing was found, or that the search is too broad and how to narrow it (CAT-36, CAT-37, GAP-120). */
export function NotFoundPanel({ text, isLimited }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Search32Regular />}
      title={isLimited ? t('CATALOG.LIMITED.TITLE') : t('CATALOG.NOT_FOUND.TITLE', { text })}
      text={isLimited ? t('CATALOG.LIMITED.TEXT') : t('CATALOG.NOT_FOUND.TEXT')}
    />
  );
}
