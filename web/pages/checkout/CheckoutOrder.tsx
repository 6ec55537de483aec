import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutOrder_order$key } from '../../__generated__/CheckoutOrder_order.graphql.ts';
import { readMoney } from '../../parts/money/Money.tsx';
import { notify } from '../../ui/notify.ts';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { CompletedOrder } from './CompletedOrder.tsx';
import { OrderTitle } from './OrderTitle.tsx';
import type { SharedDelivery } from './SharedDelivery.ts';
import type { AddressBook } from './useAddressBook.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import type { CheckoutFlow } from './useCheckoutFlow.ts';

const useStyles = makeStyles({
  item: {
    marginBlockEnd: tokens.spacingVerticalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  panel: { marginInline: 0 },
});

type Props = {
  order: CheckoutOrder_order$key;
  book: AddressBook;
  flow: CheckoutFlow;
  /** The delivery that was chosen for all orders; null until then. */
  shared: SharedDelivery | null;
  /** Uses a delivery for all orders; null where this is the only one. */
  onShare: ((delivery: SharedDelivery) => void) | null;
  /** Level of its title among the headings of the page. */
  headingLevel: 'h2' | 'h3';
  /** The order has left the list. */
  onGone: () => void;
};

/** One order of the checkout: a collapsible panel, and once it is completed a header (CHK-01, CHK-33). */
export function CheckoutOrder(props: Props): ReactElement {
  const { book, flow, shared, onShare, headingLevel, onGone } = props;
  const order = useFragment(
    graphql`
      fragment CheckoutOrder_order on CheckoutOrder {
        id
        dbId
        createdAt
        warehouse {
          name
        }
        items {
          qty
        }
        stockSummary {
          grandTotal {
            ...Money_amount
          }
        }
        backorderSummary {
          grandTotal {
            ...Money_amount
          }
        }
        ...CheckoutPanel_order
      }
    `,
    props.order,
  );
  const styles = useStyles();
  const { t } = useTranslation();
  const { id, dbId: number } = order;
  const [form, forgetTexts] = useCheckoutForm(id);
  const isCompleted = flow.completed.has(id);
  useEffect(() => {
    if (isCompleted) forgetTexts();
  }, [forgetTexts, isCompleted]);
  const { setValue } = form;
  useEffect(() => {
    if (!shared) return;
    setValue('address', shared.address);
    setValue('courier', shared.courier);
  }, [setValue, shared]);
  const title = (
    <OrderTitle
      number={number}
      warehouse={order.warehouse?.name ?? null}
      date={order.createdAt}
      quantities={order.items.map((item) => item?.qty)}
      totals={[order.stockSummary, order.backorderSummary].map((sums) => readMoney(sums?.grandTotal))}
    />
  );

  const cancel = async (move: boolean) => {
    if (!(await flow.cancel(id, move))) return;
    forgetTexts();
    notify({
      intent: 'success',
      title: move ? t('CHECKOUT.MOVED', { number }) : t('CHECKOUT.CANCELLED', { number }),
    });
    onGone();
  };

  return (
    <AccordionItem value={id} className={styles.item}>
      {isCompleted ? (
        <CompletedOrder dbId={number} headingLevel={headingLevel}>
          {title}
        </CompletedOrder>
      ) : (
        <>
          <AccordionHeader as={headingLevel}>{title}</AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <CheckoutPanel
              order={order}
              book={book}
              form={form}
              flow={flow}
              onShare={onShare}
              onCancel={(move) => void cancel(move)}
            />
          </AccordionPanel>
        </>
      )}
    </AccordionItem>
  );
}
