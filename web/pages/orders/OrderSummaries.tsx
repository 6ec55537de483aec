import { Subtitle2 } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderSummaries_order$key } from '../../__generated__/OrderSummaries_order.graphql.ts';
import { OrderSums } from '../../parts/orders/OrderSums.tsx';

/** Sums of the part from stock and of the part on backorder (ORD-43). */
export function OrderSummaries({ order }: { order: OrderSummaries_order$key }): ReactElement {
  const { t } = useTranslation();
  const heading = useId();
  const { vatPercent, stockSummary, backorderSummary } = useFragment(
    graphql`
      fragment OrderSummaries_order on Order {
        vatPercent
        stockSummary {
          ...OrderSummary_summary
        }
        backorderSummary {
          ...OrderSummary_summary
        }
      }
    `,
    order,
  );
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {t('ORDER.SUMMARY')}
      </Subtitle2>
      <OrderSums vatPercent={vatPercent} stock={stockSummary} backorder={backorderSummary} />
    </section>
  );
}
