import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  BackordersTable_viewer$data,
  BackordersTable_viewer$key,
} from '../../__generated__/BackordersTable_viewer.graphql.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { Column } from '../../ui/table/Column.ts';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { OrderLinks } from '../../parts/orders/OrderLinks.tsx';
import { column } from '../../parts/table/column.tsx';

type Row = NonNullable<NonNullable<BackordersTable_viewer$data['backorderItems']>['edges'][number]>['node'];

/** The articles on backorder with the orders that wait for them; page and limit are in the URL (BACK-02, LIST-06). */
export function BackordersTable({ viewer }: { viewer: BackordersTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const { backorderItems } = useFragment(
    graphql`
      fragment BackordersTable_viewer on Viewer {
        backorderItems(first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              articleName
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
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'articleName',
        label: t('ARTICLE'),
        render: (row) => <ArticleLink name={row.articleName} isStrong />,
        card: 'head',
      },
      column.text('description', t('ARTICLE.DESCRIPTION'), { card: 'text' }),
      {
        key: 'qty',
        label: t('BACKORDER_ITEMS.COLUMN.QTY'),
        render: (row) => (row.qty == null ? null : t('PIECES', { count: row.qty })),
        align: 'end',
        card: 'head',
      },
      {
        key: 'orders',
        label: t('BACKORDER_ITEMS.COLUMN.ORDERS'),
        render: (row) => <OrderLinks orders={row.orders} />,
      },
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
      column.moment('updatedAt', t('BACKORDER_ITEMS.COLUMN.UPDATED_AT')),
    ],
    [t],
  );
  const rows = nodesOf(backorderItems);
  return (
    <ListPage
      label={t('BACKORDER_ITEMS.TITLE')}
      connection={backorderItems}
      rows={rows}
      rowKey={(row) => row.articleName ?? rows.indexOf(row)}
      columns={columns}
      list={useListUrl()}
      error={t('BACKORDER_ITEMS.ERROR')}
      empty={{ title: t('BACKORDER_ITEMS.EMPTY'), text: t('BACKORDER_ITEMS.EMPTY.HINT') }}
    />
  );
}
