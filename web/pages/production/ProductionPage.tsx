import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type {
  ProductionPageQuery,
  ProductionPageQuery$data,
} from '../../__generated__/ProductionPageQuery.graphql.ts';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { personName } from '../../ui/values/personName.ts';
import { verbatim } from '../../ui/values/verbatim.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { createProductionUrl, productionApplicationUrl, typeAt } from './production.urls.ts';
import { productionFilters } from './productionFilters.ts';
import { ProductionStatusTag } from './ProductionStatusTag.tsx';
import { column } from '../../parts/table/column.tsx';

type Row = NonNullable<
  NonNullable<ProductionPageQuery$data['viewer']['productionApplications']>['edges'][number]
>['node'];

/** The list of requests of one type, newest first; its state is in the URL (PROD-01, PROD-02, GAP-39). */
export function ProductionPage(): ReactElement {
  const { t } = useTranslation();
  const type = typeAt(useLocation().pathname);
  const { productionApplications } = useRouteQuery<ProductionPageQuery>(graphql`
    query ProductionPageQuery(
      $type: ProductionType
      $filter: ProductionApplicationFilter
      $first: Int!
      $after: String!
    ) @preloadable {
      viewer {
        productionApplications(type: $type, filter: $filter, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              id
              dbId
              OENumber
              description
              qty
              price {
                ...Money_amount
              }
              createdAt
              user {
                firstName
                lastName
              }
              ...ProductionStatusTag_application
            }
          }
        }
      }
    }
  `).viewer;
  const columns = useMemo(
    (): readonly (Column<Row> & Partial<ChoosableColumn>)[] => [
      {
        key: 'id',
        label: t('PRODUCTION.ID'),
        isFixed: true,
        isRowLink: true,
        render: ({ dbId }) => <TextLink to={productionApplicationUrl(dbId)}>{dbId}</TextLink>,
        card: 'head',
      },
      column.text('OENumber', t('PRODUCTION.OE_NUMBER'), { card: 'head', minWidth: '16ch' }),
      column.text('description', t('PRODUCTION.DESCRIPTION'), { card: 'text', width: '40%' }),
      column.pieces('qty', t('ORDER.ITEMS.QTY')),
      column.money('price', t('PRODUCTION.PRICE')),
      {
        key: 'status',
        label: t('ORDERS.COLUMN.STATUS'),
        render: (application) => <ProductionStatusTag application={application} />,
        card: 'head',
      },
      {
        key: 'user',
        label: t('ORDERS.COLUMN.USER'),
        render: ({ user }) => verbatim(personName(user)),
      },
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
    ],
    [t],
  );
  const filters = useFilterDefinitions(productionFilters);
  return (
    <ListPage
      label={`${t('PRODUCTION.TITLE')} (${t(`PRODUCTION.TAB.${type}`)})`}
      connection={productionApplications}
      rows={nodesOf(productionApplications)}
      rowKey={({ id }) => id}
      columns={columns}
      list={useListUrl(productionFilters)}
      columnsKey="production"
      renderViews={(state) => <ListViews name="production" state={state} />}
      filters={filters}
      error={t('PRODUCTION.ERROR')}
      noMatch={t('PRODUCTION.NO_MATCH')}
      empty={{
        title: t(`PRODUCTION.EMPTY.${type}`),
        text: t('PRODUCTION.EMPTY.HINT'),
        action: <ButtonLink to={createProductionUrl(type)}>{t('PRODUCTION.CREATE')}</ButtonLink>,
      }}
    />
  );
}
