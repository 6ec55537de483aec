import { makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OrdersAgainPageQuery } from '../../__generated__/OrdersAgainPageQuery.graphql.ts';
import { useRouteQuery, useRouteVariables } from '../../relay/useRouteQuery.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ReorderLines } from './ReorderLines.tsx';

const useStyles = makeStyles({
  unreadable: { marginBlockEnd: tokens.spacingVerticalM },
});

/** The lines of several orders with what has changed since, to be ordered again together (DAY-102). */
export function OrdersAgainPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { orders } = useRouteVariables<OrdersAgainPageQuery>();
  const { reorderLines } = useRouteQuery<OrdersAgainPageQuery>(graphql`
    query OrdersAgainPageQuery($orders: [ID!]!, $type: CartType!) @preloadable {
      viewer {
        reorderLines(orders: $orders, type: $type) {
          unreadableDbIds
          lines {
            ...ReorderLines_line
          }
        }
      }
    }
  `).viewer;
  const unreadable = reorderLines?.unreadableDbIds ?? [];
  const lines = unreadable.length < orders.length ? reorderLines?.lines : null;
  return (
    <>
      <PageHeader title={t('REORDER.TITLE', { document: t('REORDER.ORDERS', { count: orders.length }) })} />
      {lines && unreadable.length > 0 ? (
        <Notice className={styles.unreadable} intent="warning" layout="multiline">
          <MessageBarBody>
            {t('REORDER.UNREADABLE', { count: unreadable.length, orders: unreadable.join(', ') })}
          </MessageBarBody>
        </Notice>
      ) : null}
      {!lines ? (
        <ErrorPanel text={t('REORDER.ERROR')} onRetry={() => void revalidate()} />
      ) : lines.length === 0 ? (
        <EmptyState title={t('REORDER.EMPTY')} />
      ) : (
        <ReorderLines key={orders.join()} lines={lines} areWanted areOfOrders />
      )}
    </>
  );
}
