import { Button, makeStyles, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PlacedOrders_orders$key } from '../../../__generated__/PlacedOrders_orders.graphql.ts';
import { changeableTo, type CheckedOrder } from '../../../parts/orders/CheckedOrder.ts';
import { useSumOfOrders } from '../../../parts/orders/useSumOfOrders.ts';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { toSentences } from '../../../ui/announce/announce.ts';
import { nameFew } from '../../../ui/list/nameFew.ts';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { useBarLayout } from '../../../ui/notices/useBarLayout.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';

const [OrderBulkDialog, intent] = lazyDialog(
  async () => (await import('../../../parts/orders/OrderBulkDialog.tsx')).OrderBulkDialog,
);

const useStyles = makeStyles({ bar: { marginBlockEnd: tokens.spacingVerticalM } });

type Props = {
  orders: PlacedOrders_orders$key;
  /** Whether more of them are under way. */
  isRunning: boolean;
};

/** Confirms the orders completed here together; nothing while fewer than two wait for it: each has its own button. */
export function PlacedOrders({ orders, isRunning }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const layout = useBarLayout();
  const sumOf = useSumOfOrders();
  const placed = useFragment(
    graphql`
      fragment PlacedOrders_orders on Order @relay(plural: true) {
        id
        dbId
        status
        grandTotal {
          ...Money_amount
        }
      }
    `,
    orders,
  );
  // The question keeps its orders while they are confirmed.
  const [asked, setAsked] = useState<readonly CheckedOrder[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const toConfirm = changeableTo('CONFIRMED', placed);
  const count = toConfirm.length;
  const label = t('ORDERS.BULK.CONFIRM', { count });
  const text = count > 1 ? t('CHECKOUT.ALL_TO_CONFIRM', { count, sum: sumOf(toConfirm) }) : null;
  // Of several orders that are placed one after another, the last sum counts.
  useAnnounce(isRunning ? null : text);
  return (
    <>
      {text !== null ? (
        <Notice intent="warning" layout={layout} className={styles.bar}>
          <MessageBarBody>{text}</MessageBarBody>
          <MessageBarActions>
            <Button
              {...intent}
              appearance="primary"
              size="small"
              aria-label={toSentences([
                label,
                nameFew(toConfirm.map(({ dbId }) => `#${dbId}`)),
                sumOf(toConfirm),
              ])}
              onClick={() => {
                setAsked(toConfirm);
                setIsAsking(true);
              }}
            >
              {label}
            </Button>
          </MessageBarActions>
        </Notice>
      ) : null}
      <OrderBulkDialog
        key={asked.map(({ id }) => id).join(' ')}
        isOpen={isAsking}
        bulk={{ to: 'CONFIRMED', orders: asked, isWhole: false }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
