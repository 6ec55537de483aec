import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type {
  InTransitTable_viewer$data,
  InTransitTable_viewer$key,
} from '../../__generated__/InTransitTable_viewer.graphql.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';

type Row = NonNullable<InTransitTable_viewer$data['containers']>['edges'][number];

/** The articles on their way with their days of arrival; page and limit are in the URL (TRN-02, GAP-141, LIST-06). */
export function InTransitTable({ viewer }: { viewer: InTransitTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const { containers } = useFragment(
    graphql`
      fragment InTransitTable_viewer on Viewer {
        containers(first: $first, after: $after) {
          totalCount
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
  const list = useListUrl();
  const { revalidate } = useRevalidator();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'articleName',
        label: t('ARTICLE'),
        render: ({ node }) => <ArticleLink name={node.articleName} isStrong />,
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
        label: t('IN_TRANSIT.COLUMN.QTY'),
        render: ({ node }) => t('ARTICLE.IN_TRANSIT_QTY', { count: node.qty }),
        align: 'end',
        card: 'head',
      },
      {
        key: 'minimalDate',
        label: t('IN_TRANSIT.COLUMN.MINIMAL_DATE'),
        render: ({ node }) => <DateTime value={node.minimalDate} />,
        align: 'end',
      },
      {
        key: 'maximalDate',
        label: t('IN_TRANSIT.COLUMN.MAXIMAL_DATE'),
        render: ({ node }) => <DateTime value={node.maximalDate} />,
        align: 'end',
      },
    ],
    [t],
  );
  if (containers && containers.totalCount > 0 && containers.edges.length === 0) {
    return <PastTheEnd list={list} total={containers.totalCount} />;
  }
  return (
    <>
      <DataTable
        label={t('IN_TRANSIT.TITLE')}
        columns={columns}
        rows={containers?.edges ?? []}
        rowKey={({ node }) => node.articleName}
        error={
          containers ? null : <ErrorPanel text={t('IN_TRANSIT.ERROR')} onRetry={() => void revalidate()} />
        }
        empty={<EmptyState title={t('IN_TRANSIT.EMPTY')} text={t('IN_TRANSIT.EMPTY.HINT')} />}
      />
      {containers ? <Pager list={list} total={containers.totalCount} /> : null}
    </>
  );
}
