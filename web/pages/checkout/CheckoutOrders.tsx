import { Accordion, AccordionItem, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutOrders_orders$key } from '../../__generated__/CheckoutOrders_orders.graphql.ts';
import { announce } from '../../ui/announce/announce.ts';
import { useLeaveQuestion } from '../../ui/form/useLeaveQuestion.ts';
import { AllOrders } from './several/AllOrders.tsx';
import { AskedOrder } from './placed/AskedOrder.tsx';
import { CheckoutOrder } from './CheckoutOrder.tsx';
import { groupByDay } from './groupByDay.ts';
import type { OrderChoice } from './several/OrderChoice.ts';
import { titleOf } from './OrderTitle.tsx';
import { PlacedOrders } from './placed/PlacedOrders.tsx';
import type { SharedDelivery } from './delivery/SharedDelivery.ts';
import type { AddressBook } from './delivery/useAddressBook.ts';
import { useCheckoutFlow, type CheckoutFlow } from './useCheckoutFlow.ts';

const useStyles = makeStyles({
  item: {
    marginBlockEnd: tokens.spacingVerticalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  heading: { marginBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalS}` },
});

type Props = {
  orders: CheckoutOrders_orders$key;
  book: AddressBook;
  /** Shown if there is no order. */
  empty?: ReactNode;
};

/** The orders to check out, one collapsible panel each, those of today first (CHK-01, CHK-04). */
export function CheckoutOrders({ orders, book, empty }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const data = useFragment(
    graphql`
      fragment CheckoutOrders_orders on CheckoutOrder @relay(plural: true) {
        id
        dbId
        createdAt
        warehouse {
          name
        }
        items {
          qty
          valid
        }
        ...CheckoutOrder_order
        ...AllOrdersRow_order
      }
    `,
    orders,
  );
  const [now] = useState(() => new Date());
  const all = useKeptOrders(data);
  const listed = new Set(data.map(({ id }) => id));
  const flow = useCheckoutFlow(all.map(({ id }) => id));
  const isShown = ({ id }: { readonly id: string }) =>
    listed.has(id) || !(flow.cancelled.has(id) || flow.cancelling === id);
  const { today, earlier } = groupByDay(all.filter(isShown), now);
  const [shared, setShared] = useState<SharedDelivery | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, OrderChoice>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const noteChoice = useCallback(
    (order: string, choice: OrderChoice) => setChoices((known) => new Map(known).set(order, choice)),
    [],
  );
  const isWaiting = ({ id }: { readonly id: string }) =>
    listed.has(id) && !flow.completed.has(id) && !flow.doubted.has(id);
  const needsDecision = ({ id, items }: (typeof data)[number]) =>
    choices.get(id)?.state === 'needsDecision' || items.some((item) => item?.valid === false);
  const waitingOf = (group: typeof data, isRecent: boolean) =>
    group.filter(isWaiting).map((order) => ({ ...order, isRecent, needsDecision: needsDecision(order) }));
  const waiting = [...waitingOf(today, true), ...waitingOf(earlier, false)];
  const { forgetCustom } = book;
  const isDone = data.every(({ id }) => flow.completed.has(id));
  useEffect(() => {
    if (isDone) forgetCustom();
  }, [forgetCustom, isDone]);
  const hasHeadings = today.length > 0 && earlier.length > 0;
  const headingLevel = hasHeadings ? 'h3' : 'h2';
  const groups = [
    { key: 'today', label: t('CHECKOUT.TODAY'), members: today },
    { key: 'earlier', label: t('CHECKOUT.UP_TO_THIS_DAY'), members: earlier },
  ].filter(({ members }) => members.length > 0);

  const sayWaiting = useEffectEvent(() => {
    if (waiting.length > 0) announce(t('CHECKOUT.WAITING', { count: waiting.length }));
  });
  useEffect(() => sayWaiting(), []);

  // The focus was in the panel that has gone.
  const focusNext = () => list.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();

  return (
    <div ref={list}>
      <PlacedOrders
        isRunning={flow.isRunning}
        orders={all.flatMap(({ id }) => flow.completed.get(id) ?? [])}
      />
      {waiting.length > 1 ? (
        <AllOrders flow={flow} waiting={waiting} choices={choices} isAsking={isAsking} onAsk={setIsAsking} />
      ) : null}
      {flow.isRunning ? <AskBeforeLeaving /> : null}
      {groups.length === 0 ? empty : null}
      {groups.map(({ key, label, members }) => (
        <DayGroup key={key} label={label} hasHeading={hasHeadings} flow={flow}>
          {members.map((order) => (
            <AccordionItem key={order.id} value={order.id} className={styles.item}>
              {listed.has(order.id) ? (
                <CheckoutOrder
                  order={order}
                  book={book}
                  flow={flow}
                  shared={shared}
                  onShare={waiting.length > 1 ? setShared : null}
                  isAsked={isAsking}
                  onChoice={noteChoice}
                  headingLevel={headingLevel}
                  onGone={focusNext}
                />
              ) : (
                <AskedOrder
                  id={order.id}
                  title={titleOf(order, '')}
                  isListed={false}
                  flow={flow}
                  headingLevel={headingLevel}
                />
              )}
            </AccordionItem>
          ))}
        </DayGroup>
      ))}
    </div>
  );
}

/** The orders of the list, and those that it no longer has, which keep their place until it is known where they stand. */
function useKeptOrders<T extends { readonly id: string }>(data: readonly T[]): readonly T[] {
  const [seen, setSeen] = useState(data);
  const added = data.filter(({ id }) => seen.every((known) => known.id !== id));
  if (added.length > 0) setSeen([...added, ...seen]);
  const listed = new Map(data.map((order) => [order.id, order]));
  return [...added, ...seen].map((order) => listed.get(order.id) ?? order);
}

/** Lives as long as several orders are completed: on another page the rest would wait, and no message would say so (DAY-65). */
function AskBeforeLeaving(): null {
  const { t } = useTranslation();
  useLeaveQuestion(() => true, {
    title: t('CHECKOUT.ALL.LEAVE'),
    message: t('CHECKOUT.ALL.LEAVE.QUESTION'),
    confirmLabel: t('CHECKOUT.ALL.LEAVE.CONFIRM'),
    cancelLabel: t('CHECKOUT.ALL.LEAVE.STAY'),
  });
  return null;
}

type GroupProps = { label: string; hasHeading: boolean; flow: CheckoutFlow; children: ReactNode };

/** The orders of today, or those up to this day: one panel is open at most. */
function DayGroup({ label, hasHeading, flow, children }: GroupProps): ReactElement {
  const styles = useStyles();
  return (
    <section aria-label={label}>
      {hasHeading ? (
        <Subtitle2 as="h2" block className={styles.heading}>
          {label}
        </Subtitle2>
      ) : null}
      <Accordion
        collapsible
        openItems={flow.open === null ? [] : [flow.open]}
        onToggle={(_, { value }) => flow.setOpen(value === flow.open ? null : String(value))}
      >
        {children}
      </Accordion>
    </section>
  );
}
