import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListUrl } from '../../ui/list/useListUrl.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';

type Props = { list: Pick<ListUrl, 'filters' | 'setFilters'>; isHidden: boolean };

/** A tab without rows: with filters on it offers to clear them, otherwise it explains what would be here. */
export function MissingItemsEmpty({ list, isHidden }: Props): ReactElement {
  const { t } = useTranslation();
  if (list.filters.size > 0) {
    return (
      <EmptyState
        title={t('MISSING_ITEMS.NO_MATCH')}
        action={<Button onClick={() => list.setFilters(new Map())}>{t('FILTER.CLEAR')}</Button>}
      />
    );
  }
  if (isHidden) {
    return <EmptyState title={t('MISSING_ITEMS.EMPTY.HIDDEN')} text={t('MISSING_ITEMS.EMPTY.HIDDEN_HINT')} />;
  }
  return (
    <EmptyState
      title={t('MISSING_ITEMS.EMPTY')}
      text={t('MISSING_ITEMS.EMPTY.HINT')}
      action={<ButtonLink to={regularCartUrl()}>{t('WISHLIST.TO_CART')}</ButtonLink>}
    />
  );
}
