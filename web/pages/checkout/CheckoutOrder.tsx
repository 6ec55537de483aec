import { AccordionHeader, AccordionPanel, makeStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutOrder_order$key } from '../../__generated__/CheckoutOrder_order.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { notify } from '../../ui/notices/notify.ts';
import { AskedOrder } from './placed/AskedOrder.tsx';
import type { CheckoutForm } from './CheckoutForm.ts';
import { CheckoutPanel } from './panel/CheckoutPanel.tsx';
import { CompletedOrder } from './placed/CompletedOrder.tsx';
import { costText, type GoodsSums } from './orderCost.ts';
import { readOrderChoice, type OrderChoice } from './several/OrderChoice.ts';
import { OrderTitle, titleOf } from './OrderTitle.tsx';
import type { SharedDelivery } from './delivery/SharedDelivery.ts';
import type { AddressBook } from './delivery/useAddressBook.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import type { CheckoutFlow } from './useCheckoutFlow.ts';
import { useDeliveryChoice, type DeliveryChoice } from './delivery/useDeliveryChoice.ts';
import { useOrderCheckout } from './useOrderCheckout.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({ panel: { marginInline: 0 } });

type Props = {
  order: CheckoutOrder_order$key;
  book: AddressBook;
  flow: CheckoutFlow;
  /** The delivery that was chosen for all orders; null until then. */
  shared: SharedDelivery | null;
  /** Uses a delivery for all orders; null where this is the only one. */
  onShare: ((delivery: SharedDelivery) => void) | null;
  /** Whether the question about several orders is open, which names the choices of all. */
  isAsked: boolean;
  /** Called with what completing the order would do, as often as that changes. */
  onChoice: (order: string, choice: OrderChoice) => void;
  /** Level of its title among the headings of the page. */
  headingLevel: 'h2' | 'h3';
  /** The order has left the list. */
  onGone: () => void;
};

/** One order of the checkout: a collapsible panel, and once it is completed a header (CHK-01, CHK-33). */
export function CheckoutOrder(props: Props): ReactElement {
  const { book, flow, shared, onShare, isAsked, onChoice, headingLevel, onGone } = props;
  const order = useFragment(
    graphql`
      fragment CheckoutOrder_order on CheckoutOrder {
        id
        dbId
        type
        createdAt
        vatPercent
        warehouse {
          name
        }
        items {
          qty
          valid
        }
        stockSummary {
          subtotal {
            ...Money_amount
          }
          grandTotal {
            ...Money_amount
          }
        }
        backorderSummary {
          subtotal {
            ...Money_amount
          }
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
  const { decimalStyle } = useSession();
  const { id, dbId: number } = order;
  const [form, forgetForm] = useCheckoutForm(id);
  const [complete, isCompleting] = useOrderCheckout(id, form);
  const isCompleted = flow.completed.has(id);
  useEffect(() => {
    if (isCompleted) forgetForm();
  }, [forgetForm, isCompleted]);
  useSharedDelivery(form, shared);
  const isDoubted = flow.doubted.has(id);
  const isNeeded = !isCompleted && !isDoubted && (flow.open === id || isAsked || flow.isRunning);
  const choice = useDeliveryChoice(order, form, book, isNeeded);
  const { isLoading, isGone } = choice.delivery;
  const summary = useOrderChoice(order, choice);
  useEffect(() => {
    if (isAsked) onChoice(id, summary);
  }, [id, isAsked, onChoice, summary]);
  const doubt = useEffectEvent(() => flow.doubt(id, 'refused'));
  useEffect(() => {
    if (isGone) doubt();
  }, [isGone]);
  // That of the address before is not what it costs.
  const sum = isLoading ? '' : costText(summary.cost, t, decimalStyle);
  const title = titleOf(order, sum);

  const cancel = async (move: boolean) => {
    if (!(await flow.cancel(id, move))) return;
    forgetForm();
    notify({
      intent: 'success',
      title: move ? t('CHECKOUT.MOVED', { number }) : t('CHECKOUT.CANCELLED', { number }),
    });
    onGone();
  };

  if (isDoubted) return <AskedOrder id={id} title={title} isListed flow={flow} headingLevel={headingLevel} />;
  if (isCompleted)
    return (
      <CompletedOrder placed={flow.completed.get(id) ?? null} headingLevel={headingLevel} title={title} />
    );
  return (
    <>
      <AccordionHeader as={headingLevel}>
        <OrderTitle {...title} />
      </AccordionHeader>
      <AccordionPanel className={styles.panel}>
        <CheckoutPanel
          order={order}
          book={book}
          form={form}
          choice={choice}
          cost={summary.cost}
          sum={sum}
          complete={complete}
          isCompleting={isCompleting}
          flow={flow}
          onShare={onShare}
          onCancel={(move) => void cancel(move)}
        />
      </AccordionPanel>
    </>
  );
}

/** Chooses the delivery that was chosen for all orders. */
function useSharedDelivery({ setValue }: UseFormReturn<CheckoutForm>, shared: SharedDelivery | null): void {
  useEffect(() => {
    if (!shared) return;
    setValue('address', shared.address);
    setValue('courier', shared.courier);
  }, [setValue, shared]);
}

type ChoosingOrder = GoodsSums & {
  readonly items: readonly ({ readonly valid?: boolean | null | undefined } | null | undefined)[];
};

/** What completing the order would do; the same object until that changes. */
function useOrderChoice(order: ChoosingOrder, choice: DeliveryChoice): OrderChoice {
  const hasInvalidItems = present(order.items).some(({ valid }) => valid === false);
  const { address, option, hasOtherAddress, hasOtherOption } = choice;
  const { calculated, isLoading } = choice.delivery;
  return useMemo(
    () => readOrderChoice(order, choice, hasInvalidItems),
    // oxlint-disable-next-line react/exhaustive-deps -- `choice` is another object in each render; these are its parts
    [order, address, option, calculated, isLoading, hasOtherAddress, hasOtherOption, hasInvalidItems],
  );
}
