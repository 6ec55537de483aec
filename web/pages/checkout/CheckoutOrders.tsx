import { Accordion, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutOrders_orders$key } from '../../__generated__/CheckoutOrders_orders.graphql.ts';
import { announce } from '../../ui/announce.ts';
import { AllOrders } from './AllOrders.tsx';
import { CheckoutOrder } from './CheckoutOrder.tsx';
import { groupByDay } from './groupByDay.ts';
import type { OrderChoice } from './OrderChoice.ts';
import { PlacedOrders } from './PlacedOrders.tsx';
import type { SharedDelivery } from './SharedDelivery.ts';
import type { AddressBook } from './useAddressBook.ts';
import { useCheckoutFlow } from './useCheckoutFlow.ts';

const useStyles = makeStyles({
  heading: { marginBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalS}` },
});

type Props = {
  orders: CheckoutOrders_orders$key;
  book: AddressBook;
};

/** The orders to check out, one collapsible panel each, those of today first (CHK-01, CHK-04). */
export function CheckoutOrders({ orders, book }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const data = useFragment(
    graphql`
      fragment CheckoutOrders_orders on CheckoutOrder @relay(plural: true) {
        id
        dbId
        createdAt
        items {
          valid
        }
        ...CheckoutOrder_order
        ...AllOrdersRow_order
      }
    `,
    orders,
  );
  const [now] = useState(() => new Date());
  const { today, earlier } = groupByDay(data, now);
  const flow = useCheckoutFlow([...today, ...earlier].map(({ id }) => id));
  const [shared, setShared] = useState<SharedDelivery | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, OrderChoice>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const noteChoice = useCallback(
    (order: string, choice: OrderChoice) => setChoices((known) => new Map(known).set(order, choice)),
    [],
  );
  const isWaiting = ({ id }: { readonly id: string }) => !flow.completed.has(id);
  const needsDecision = ({ id, items }: (typeof data)[number]) =>
    choices.get(id)?.state === 'needsDecision' || items.some((item) => item?.valid === false);
  const waitingOf = (group: typeof data, isRecent: boolean) =>
    group.filter(isWaiting).map((order) => ({ ...order, isRecent, needsDecision: needsDecision(order) }));
  const waiting = [...waitingOf(today, true), ...waitingOf(earlier, false)];
  const { forgetCustom } = book;
  const isDone = waiting.length === 0;
  useEffect(() => {
    if (isDone) forgetCustom();
  }, [forgetCustom, isDone]);
  const hasHeadings = today.length > 0 && earlier.length > 0;
  const groups = [
    { key: 'today', label: t('CHECKOUT.TODAY'), members: today },
    { key: 'earlier', label: t('CHECKOUT.UP_TO_THIS_DAY'), members: earlier },
  ].filter(({ members }) => members.length > 0);

  const sayWaiting = useEffectEvent(() => announce(t('CHECKOUT.WAITING', { count: waiting.length })));
  useEffect(() => sayWaiting(), []);

  // The focus was in the panel that has gone.
  const focusNext = () => list.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();

  return (
    <div ref={list}>
      <PlacedOrders
        isRunning={flow.isRunning}
        orders={data.flatMap(({ id }) => flow.completed.get(id) ?? [])}
      />
      {waiting.length > 1 ? (
        <AllOrders flow={flow} waiting={waiting} choices={choices} isAsking={isAsking} onAsk={setIsAsking} />
      ) : null}
      {groups.map(({ key, label, members }) => (
        <section key={key} aria-label={label}>
          {hasHeadings ? (
            <Subtitle2 as="h2" block className={styles.heading}>
              {label}
            </Subtitle2>
          ) : null}
          <Accordion
            collapsible
            openItems={flow.open === null ? [] : [flow.open]}
            onToggle={(_, { value }) => flow.setOpen(value === flow.open ? null : String(value))}
          >
            {members.map((order) => (
              <CheckoutOrder
                key={order.id}
                order={order}
                book={book}
                flow={flow}
                shared={shared}
                onShare={waiting.length > 1 ? setShared : null}
                isAsked={isAsking}
                onChoice={noteChoice}
                headingLevel={hasHeadings ? 'h3' : 'h2'}
                onGone={focusNext}
              />
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}
