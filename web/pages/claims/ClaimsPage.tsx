import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ClaimsPageQuery, ClaimsPageQuery$data } from '../../__generated__/ClaimsPageQuery.graphql.ts';
import { claimStatuses } from '../../parts/claims/claimStatus.ts';
import { ClaimStatusTag, ClaimTypeLabel } from '../../parts/claims/ClaimTags.tsx';
import { claimUrl, newClaimUrl } from '../../parts/claims/claims.urls.ts';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import type { QuickChoices } from '../../ui/filters/Filter.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { claimFilters } from './claimFilters.ts';
import { column } from '../../parts/table/column.tsx';

type Row = NonNullable<NonNullable<ClaimsPageQuery$data['viewer']['claims']>['edges'][number]>['node'];

/** The list of claims with its filters; its state is in the URL (CLM-01, GAP-39). */
export function ClaimsPage(): ReactElement {
  const { t } = useTranslation();
  const { claims } = useLiveQuery<ClaimsPageQuery>(graphql`
    query ClaimsPageQuery($filter: ClaimFilter, $first: Int!, $after: String!) @preloadable {
      viewer {
        claims(filter: $filter, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              id
              dbId
              documentNumber
              type
              typeText
              status
              statusText
              documentDate
              subtotal {
                ...Money_amount
              }
            }
          }
        }
      }
    }
  `).viewer;
  const columns = useMemo(
    (): readonly (Column<Row> & Partial<ChoosableColumn>)[] => [
      {
        key: 'documentNumber',
        label: t('CLAIM.NUMBER'),
        isFixed: true,
        isRowLink: true,
        card: 'head',
        render: ({ dbId, documentNumber }) => (
          <TextLink to={claimUrl(dbId)}>{documentNumber ?? dbId}</TextLink>
        ),
      },
      { key: 'id', label: t('CLAIM.ID'), render: ({ dbId }) => dbId },
      {
        key: 'type',
        label: t('CLAIM.TYPE'),
        render: ({ type, typeText }) => <ClaimTypeLabel value={type} text={typeText} />,
      },
      {
        key: 'status',
        label: t('CLAIM.STATUS'),
        card: 'head',
        render: ({ status, statusText }) => <ClaimStatusTag value={status} text={statusText} />,
      },
      column.day('documentDate', t('CLAIM.DATE')),
      column.money('subtotal', t('CLAIM.SUBTOTAL')),
    ],
    [t],
  );
  const filters = useFilterDefinitions(claimFilters);
  const quickFilters = useMemo(
    (): QuickChoices => [
      { key: 'waiting', label: t('CLAIM.WAITS'), filter: { type: 'boolean', value: true } },
      ...claimStatuses.map((status) => ({
        key: 'status',
        label: t(`CLAIM.STATUS.${status}`),
        filter: { type: 'select' as const, values: [status.toLowerCase()] },
      })),
    ],
    [t],
  );
  const newClaim = (
    <ButtonLink to={newClaimUrl} appearance="primary">
      {t('CLAIM.NEW')}
    </ButtonLink>
  );
  return (
    <ListPage
      header={<PageHeader title={t('CLAIM.LIST.TITLE')} commands={<ThumbBar>{newClaim}</ThumbBar>} />}
      label={t('CLAIM.LIST.TITLE')}
      connection={claims}
      rows={nodesOf(claims)}
      rowKey={({ id }) => id}
      columns={columns}
      list={useListUrl(claimFilters)}
      columnsKey="claims"
      renderViews={(state) => <ListViews name="claims" state={state} />}
      filters={filters}
      quickFilters={quickFilters}
      error={t('CLAIM.LIST.ERROR')}
      noMatch={t('CLAIM.LIST.NO_MATCH')}
      empty={{ title: t('CLAIM.LIST.EMPTY'), text: t('CLAIM.LIST.EMPTY.HINT') }}
    />
  );
}
