import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type {
  BackordersTable_viewer$data,
  BackordersTable_viewer$key,
} from '../../__generated__/BackordersTable_viewer.graphql.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { OrderLinks } from './OrderLinks.tsx';

type Row = NonNullable<BackordersTable_viewer$data['backorderItems']>['edges'][number];

/** The articles on backorder with the orders that wait for them; page and limit are in the URL (BACK-02, LIST-06). */
export function BackordersTable({ viewer }: { viewer: BackordersTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const { backorderItems } = useFragment(
    graphql`
      fragment BackordersTable_viewer on Viewer {
        backorderItems(first: $first, after: $after) {
          totalCount
          edges {
            node {
              sku
              description
              qty
              orders {
                dbId
              }
              createdAt
              updatedAt
            }
          }
        }
      }
    `,
    viewer,
  );
  const list = useListUrl();
  const { revalidate } = useRevalidator();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'sku',
        label: t('ARTICLE'),
        render: ({ node }) => <ArticleLink name={node.sku} isStrong />,
        card: 'head',
      },
      {
        key: 'description',
        label: t('ARTICLE.DESCRIPTION'),
        render: ({ node }) => node.description,
        card: 'text',
      },
      {
        key: 'qty',
        label: t('BACKORDER_ITEMS.COLUMN.QTY'),
        render: ({ node }) => t('ARTICLE.IN_TRANSIT_QTY', { count: node.qty }),
        align: 'end',
        card: 'head',
      },
      {
        key: 'orders',
        label: t('BACKORDER_ITEMS.COLUMN.ORDERS'),
        render: ({ node }) => <OrderLinks orders={node.orders} />,
      },
      {
        key: 'createdAt',
        label: t('ORDERS.COLUMN.CREATED_AT'),
        render: ({ node }) => <DateTime value={node.createdAt} precision="minutes" />,
      },
      {
        key: 'updatedAt',
        label: t('BACKORDER_ITEMS.COLUMN.UPDATED_AT'),
        render: ({ node }) => <DateTime value={node.updatedAt} precision="minutes" />,
      },
    ],
    [t],
  );
  if (backorderItems && backorderItems.totalCount > 0 && backorderItems.edges.length === 0) {
    return <PastTheEnd list={list} total={backorderItems.totalCount} />;
  }
  return (
    <>
      <DataTable
        label={t('BACKORDER_ITEMS.TITLE')}
        columns={columns}
        rows={backorderItems?.edges ?? []}
        rowKey={({ node }) => node.sku}
        error={
          backorderItems ? null : (
            <ErrorPanel text={t('BACKORDER_ITEMS.ERROR')} onRetry={() => void revalidate()} />
          )
        }
        empty={<EmptyState title={t('BACKORDER_ITEMS.EMPTY')} text={t('BACKORDER_ITEMS.EMPTY.HINT')} />}
      />
      {backorderItems ? <Pager list={list} total={backorderItems.totalCount} /> : null}
    </>
  );
}
