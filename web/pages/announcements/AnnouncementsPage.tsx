import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  AnnouncementsPageQuery,
  AnnouncementsPageQuery$data,
} from '../../__generated__/AnnouncementsPageQuery.graphql.ts';
import { announcementUrl } from '../../parts/announcements/announcements.urls.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { column } from '../../parts/table/column.tsx';

type Row = NonNullable<
  NonNullable<AnnouncementsPageQuery$data['viewer']['announcements']>['edges'][number]
>['node'];

/** The announcements in force, or past ones, the latest first (ANN-02, ANN-03). */
export function AnnouncementsPage(): ReactElement {
  const { t } = useTranslation();
  const { announcements } = useRouteQuery<AnnouncementsPageQuery>(graphql`
    query AnnouncementsPageQuery($type: AnnouncementListType!, $first: Int!, $after: String!) @preloadable {
      viewer {
        announcements(type: $type, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              dbId
              shortMessage
              createdAt
            }
          }
        }
      }
    }
  `).viewer;
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'shortMessage',
        label: t('ANNOUNCEMENTS.COLUMN.MESSAGE'),
        isRowLink: true,
        render: ({ dbId, shortMessage }) => (
          <TextLink to={announcementUrl(dbId)}>{shortMessage || t('ANNOUNCEMENTS.UNTITLED')}</TextLink>
        ),
        card: 'head',
      },
      column.day('createdAt', t('ANNOUNCEMENTS.COLUMN.DATE'), { width: '15%' }),
    ],
    [t],
  );
  return (
    <ListPage
      label={t('NAVIGATION.ANNOUNCEMENTS')}
      connection={announcements}
      rows={nodesOf(announcements)}
      rowKey={({ dbId }) => dbId}
      columns={columns}
      list={useListUrl()}
      error={t('ANNOUNCEMENTS.LIST_FAILED')}
      empty={{ title: t('ANNOUNCEMENTS.EMPTY'), text: t('ANNOUNCEMENTS.EMPTY.HINT') }}
    />
  );
}
