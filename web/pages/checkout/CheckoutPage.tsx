import { makeStyles, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { CheckoutPageQuery } from '../../__generated__/CheckoutPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { useBarLayout } from '../../ui/notices/useBarLayout.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';
import { CartAnnouncements } from '../../parts/cart/CartAnnouncements.tsx';
import { CheckoutOrders } from './CheckoutOrders.tsx';
import { useAddressBook } from './delivery/useAddressBook.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** The screen on which created orders are completed, one after another (CHK-01). */
export function CheckoutPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const layout = useBarLayout();
  const data = useRouteQuery<CheckoutPageQuery>(graphql`
    query CheckoutPageQuery @preloadable {
      viewer {
        ...CartAnnouncements_viewer
        notCompletedOrders
        checkoutOrders {
          id
          ...CheckoutOrders_orders
        }
      }
      ...useAddressBook_query
    }
  `);
  const { viewer } = data;
  const book = useAddressBook(data);
  const { checkoutOrders: orders } = viewer;

  return (
    <div className={styles.page}>
      <CartAnnouncements viewer={viewer} />
      {!orders ? (
        <ErrorPanel text={t('CHECKOUT.READ_FAILED')} onRetry={() => void revalidate()} />
      ) : (
        <>
          <CheckoutOrders
            orders={present(orders)}
            book={book}
            empty={
              orders.length === 0 ? (
                <Notice intent="info" layout={layout}>
                  <MessageBarBody>{t('CHECKOUT.EMPTY')}</MessageBarBody>
                  <MessageBarActions>
                    <ButtonLink to={regularCartUrl()} size="small">
                      {t('CHECKOUT.EMPTY.ACTION')}
                    </ButtonLink>
                  </MessageBarActions>
                </Notice>
              ) : null
            }
          />
          <UnreadableRows rows={orders} />
        </>
      )}
    </div>
  );
}
