import { Star20Regular } from '@fluentui/react-icons/svg/star';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';

/** A wishlist without articles: says how they come here. */
export function WishlistEmpty(): ReactElement {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Star20Regular />}
      title={t('WISHLIST.EMPTY')}
      text={t('WISHLIST.EMPTY.HINT')}
      action={<ButtonLink to={catalogUrl()}>{t('ORDERS.EMPTY.ACTION')}</ButtonLink>}
    />
  );
}
