import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams, useRevalidator } from 'react-router-dom';
import type { OrderPageQuery } from '../../__generated__/OrderPageQuery.graphql.ts';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { verbatim } from '../../ui/values/verbatim.tsx';
import { invoicesOfGoods } from '../../parts/claims/toLinesToClaim.ts';
import { DocumentWay } from '../../parts/documents/DocumentWay.tsx';
import { LineCheck } from '../../parts/documents/LineCheck.tsx';
import { OrderCommands } from './OrderCommands.tsx';
import { OrderComments } from './OrderComments.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderShipments } from './OrderShipments.tsx';
import { OrderStatusTag } from '../../parts/orders/OrderStatusTag.tsx';
import { OrderSummaries } from './OrderSummaries.tsx';
import { OrderWarning } from './OrderWarning.tsx';

const useStyles = makeStyles({
  state: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gap: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL}`,
    marginBlockStart: tokens.spacingVerticalM,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  way: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXL}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  ownNumber: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, minInlineSize: 0 },
  side: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL, minInlineSize: 0 },
});

/** One order: its state, documents, lines, shipments and comments (ORD-18 to ORD-58). */
export function OrderPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const hasSide = useMediaQuery('(min-width: 1024px)');
  const { order } = useLiveQuery<OrderPageQuery>(graphql`
    query OrderPageQuery($dbId: String!) @preloadable {
      viewer {
        order(dbId: $dbId) {
          id
          dbId
          clientOrderId
          createdAt
          grandTotal {
            ...Money_amount
          }
          related {
            kind
            number
            createdAt
            ...DocumentWay_related
          }
          ...OrderStatusTag_order
          ...OrderPayment_order
          ...OrderCommands_order
          ...OrderWarning_order
          ...OrderParties_order
          ...OrderShipments_order
          ...OrderItems_order
          ...OrderSummaries_order
          ...OrderDocuments_order
          ...OrderComments_order
        }
      }
    }
  `).viewer;
  const { dbId = '' } = useParams();
  const claimed = invoicesOfGoods(order?.related);
  if (!order) {
    return (
      <>
        <PageHeader title={t('ORDER.TITLE', { id: dbId })} />
        <ErrorPanel text={t('ORDER.ERROR')} onRetry={() => void revalidate()} />
      </>
    );
  }

  const title = t('ORDER.TITLE', { id: order.dbId });
  // Next to the lines where there is room: below them the sum is out of sight, and the place left of it is empty.
  const summaries = <OrderSummaries order={order} />;
  return (
    <>
      <PageHeader
        title={title}
        report={{ about: 'order', id: order.dbId }}
        status={
          <>
            <OrderStatusTag order={order} />
            <OrderPayment order={order} showsUnpaid />
          </>
        }
        commands={<OrderCommands order={order} invoices={claimed} />}
      />
      <div className={styles.state}>
        <OrderWarning order={order} />
        <div className={styles.way}>
          <DocumentWay
            own={{
              kind: 'ORDER',
              number: order.dbId,
              createdAt: order.createdAt,
              grandTotal: order.grandTotal,
            }}
            related={order.related}
            id={claimed.length > 0 ? order.id : null}
          />
          {order.clientOrderId ? (
            <span className={styles.ownNumber}>
              {t('ORDERS.COLUMN.CLIENT_ORDER_ID')}: {verbatim(order.clientOrderId)}
            </span>
          ) : null}
        </div>
      </div>
      <div className={styles.page}>
        <div className={styles.main}>
          <OrderItems order={order} invoices={claimed} />
          {hasSide ? null : summaries}
          <OrderShipments order={order} />
          {claimed.length > 0 ? <LineCheck id={order.id} kind="ORDER" name={title} /> : null}
          {/* What one knows already: above the lines they would fill the first screen. */}
          <OrderParties order={order} />
        </div>
        <div className={styles.side}>
          {hasSide ? summaries : null}
          <OrderDocuments order={order} />
          <OrderComments order={order} />
        </div>
      </div>
    </>
  );
}
