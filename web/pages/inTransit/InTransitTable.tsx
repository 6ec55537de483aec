import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  InTransitTable_viewer$data,
  InTransitTable_viewer$key,
} from '../../__generated__/InTransitTable_viewer.graphql.ts';
import { toIsoDay } from '../../ui/values/formatDate.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { Column } from '../../ui/table/Column.ts';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import type { QuickChoices } from '../../ui/filters/Filter.ts';
import { InTransitOrderSelect } from './InTransitOrderSelect.tsx';
import { inTransitFilters } from './inTransitState.ts';
import { PreOrderField } from './PreOrderField.tsx';
import { column } from '../../parts/table/column.tsx';

type Row = NonNullable<NonNullable<InTransitTable_viewer$data['inTransitItems']>['edges'][number]>['node'];

/** The articles on their way with their days of arrival; filters, order, page and limit are in the URL (TRN-02, GAP-141, LIST-06). */
export function InTransitTable({ viewer }: { viewer: InTransitTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const { inTransitItems } = useFragment(
    graphql`
      fragment InTransitTable_viewer on Viewer {
        inTransitItems(filter: $filter, order: $order, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              articleName
              description
              qty
              minimalDate
              maximalDate
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
        label: t('IN_TRANSIT.COLUMN.QTY'),
        render: (row) => (row.qty == null ? null : t('PIECES', { count: row.qty })),
        align: 'end',
        card: 'head',
      },
      column.day('minimalDate', t('IN_TRANSIT.COLUMN.MINIMAL_DATE'), { align: 'end' }),
      column.day('maximalDate', t('IN_TRANSIT.COLUMN.MAXIMAL_DATE'), { align: 'end' }),
      {
        key: 'preOrder',
        label: t('IN_TRANSIT.COLUMN.PRE_ORDER'),
        card: 'value',
        render: ({ articleName }) => (articleName ? <PreOrderField name={articleName} /> : null),
      },
    ],
    [t],
  );
  const filters = useFilterDefinitions(inTransitFilters);
  const quickFilters = useMemo(
    (): QuickChoices =>
      [7, 30].map((count) => ({
        key: 'arrival',
        label: t('IN_TRANSIT.WITHIN', { count }),
        filter: { type: 'dateRange', from: null, until: inDays(count) },
      })),
    [t],
  );
  const rows = nodesOf(inTransitItems);
  return (
    <ListPage
      label={t('IN_TRANSIT.TITLE')}
      connection={inTransitItems}
      rows={rows}
      rowKey={(row) => row.articleName ?? rows.indexOf(row)}
      columns={columns}
      list={useListUrl(inTransitFilters)}
      filters={filters}
      quickFilters={quickFilters}
      renderViews={(state) => <ListViews name="in-transit" state={state} />}
      noMatch={t('IN_TRANSIT.NO_MATCH')}
      commands={<InTransitOrderSelect />}
      error={t('IN_TRANSIT.ERROR')}
      empty={{ title: t('IN_TRANSIT.EMPTY'), text: t('IN_TRANSIT.EMPTY.HINT') }}
    />
  );
}

function inDays(count: number): string {
  const day = new Date();
  day.setDate(day.getDate() + count);
  return toIsoDay(day);
}
