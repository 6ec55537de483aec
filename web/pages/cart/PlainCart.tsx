import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { PlainCartQuery } from '../../__generated__/PlainCartQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { CartAnnouncements } from '../../parts/cart/CartAnnouncements.tsx';
import type { CartChoice } from './CartChoice.ts';
import { CartContent } from './CartContent.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** The screen of a cart without warehouses to choose from (CART-07, CART-16, GAP-45). */
export function PlainCart({ choice, notice }: { choice: CartChoice; notice?: ReactNode }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { viewer } = useRouteQuery<PlainCartQuery>(graphql`
    query PlainCartQuery($type: CartType!) @preloadable {
      viewer {
        ...CartAnnouncements_viewer
        cart(type: $type) {
          id
          ...CartContent_cart
        }
      }
    }
  `);
  return (
    <div className={styles.page}>
      <CartAnnouncements viewer={viewer} />
      {notice}
      {viewer.cart ? (
        <CartContent cart={viewer.cart} warehouses={[]} choice={choice} isChanging={false} />
      ) : (
        <ErrorPanel text={t('CART.READ_FAILED')} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}
