import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListUrl } from '../../ui/list/useListUrl.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';

/** An orders list without rows: with filters on it offers to clear them, otherwise the way to a first order. */
export function OrdersEmpty({ list }: { list: Pick<ListUrl, 'filters' | 'setFilters'> }): ReactElement {
  const { t } = useTranslation();
  if (list.filters.size > 0) {
    return (
      <EmptyState
        title={t('ORDERS.NO_MATCH')}
        action={<Button onClick={() => list.setFilters(new Map())}>{t('FILTER.CLEAR')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('ORDERS.EMPTY')}
      text={t('ORDERS.EMPTY.HINT')}
      action={<ButtonLink to={catalogUrl()}>{t('ORDERS.EMPTY.ACTION')}</ButtonLink>}
    />
  );
}
