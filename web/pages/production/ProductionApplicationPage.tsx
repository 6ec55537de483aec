import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams, useRevalidator } from 'react-router-dom';
import type { ProductionApplicationPageQuery } from '../../__generated__/ProductionApplicationPageQuery.graphql.ts';
import { Money } from '../../parts/money/Money.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { DetailsList } from '../../ui/values/DetailsList.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { personName } from '../../ui/values/personName.ts';
import { verbatim } from '../../ui/values/verbatim.tsx';
import { ProductionStatusTag } from './ProductionStatusTag.tsx';
import { isProductionType } from './ProductionType.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 720px) minmax(0, 280px)',
    gap: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXXL}`,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  text: { whiteSpace: 'pre-wrap' },
});

/** One production request (PROD-03, PROD-12). */
export function ProductionApplicationPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { dbId = '' } = useParams();
  const { productionApplication: application } = useRouteQuery<ProductionApplicationPageQuery>(graphql`
    query ProductionApplicationPageQuery($dbId: String!) @preloadable {
      viewer {
        productionApplication(dbId: $dbId) {
          dbId
          type
          OENumber
          description
          justification
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
  `).viewer;
  if (!application) {
    return (
      <>
        <PageHeader title={t('PRODUCTION.APPLICATION', { id: dbId })} />
        <ErrorPanel text={t('PRODUCTION.APPLICATION.ERROR')} onRetry={() => void revalidate()} />
      </>
    );
  }
  const { type, OENumber, description, justification, qty, price, createdAt, user } = application;
  return (
    <>
      <PageHeader
        title={t('PRODUCTION.APPLICATION', { id: application.dbId })}
        status={<ProductionStatusTag application={application} />}
      />
      <div className={styles.page}>
        <DetailsList
          size="medium"
          title={t('PRODUCTION.PART')}
          rows={[
            {
              label: t('PRODUCTION.OE_NUMBER'),
              value: OENumber && <CopyableNumber value={OENumber} />,
            },
            {
              label: t('PRODUCTION.DESCRIPTION'),
              value: description && <span className={styles.text}>{description}</span>,
            },
            {
              label: t('PRODUCTION.JUSTIFICATION'),
              value: justification && <span className={styles.text}>{justification}</span>,
            },
            { label: t('ORDER.ITEMS.QTY'), value: formatPieces(qty) },
            { label: t('PRODUCTION.PRICE'), value: price && <Money value={price} /> },
          ]}
        />
        <DetailsList
          size="medium"
          title={t('PRODUCTION.REQUEST')}
          rows={[
            {
              label: t('PRODUCTION.TYPE'),
              value: type && isProductionType(type) ? t(`PRODUCTION.TYPE.${type}`) : null,
            },
            {
              label: t('ORDERS.COLUMN.CREATED_AT'),
              value: createdAt && <DateTime value={createdAt} precision="minutes" />,
            },
            { label: t('ORDERS.COLUMN.USER'), value: verbatim(personName(user)) },
          ]}
        />
      </div>
    </>
  );
}
