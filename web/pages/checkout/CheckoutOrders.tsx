import { Accordion, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AddAddressDialog_query$key } from '../../__generated__/AddAddressDialog_query.graphql.ts';
import type { CheckoutOrders_orders$key } from '../../__generated__/CheckoutOrders_orders.graphql.ts';
import { CheckoutOrder } from './CheckoutOrder.tsx';
import type { DeliveryAddress } from './DeliveryAddress.ts';
import { groupByDay } from './groupByDay.ts';
import { useCheckoutFlow } from './useCheckoutFlow.ts';

const useStyles = makeStyles({
  heading: { marginBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalS}` },
});

type Props = {
  orders: CheckoutOrders_orders$key;
  addresses: readonly DeliveryAddress[];
  countries: AddAddressDialog_query$key;
  onAddCustom: (address: DeliveryAddress) => void;
};

/** The orders that want a checkout, one collapsible panel each, those of today first (CHK-01, CHK-04). */
export function CheckoutOrders({ orders, addresses, countries, onAddCustom }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const data = useFragment(
    graphql`
      fragment CheckoutOrders_orders on CheckoutOrder @relay(plural: true) {
        id
        date
        ...CheckoutOrder_order
      }
    `,
    orders,
  );
  const [now] = useState(() => new Date());
  const { today, earlier } = groupByDay(data, now);
  const flow = useCheckoutFlow([...today, ...earlier].map(({ id }) => id));
  const hasHeadings = today.length > 0 && earlier.length > 0;
  const groups = [
    { key: 'today', label: t('CHECKOUT.TODAY'), members: today },
    { key: 'earlier', label: t('CHECKOUT.UP_TO_THIS_DAY'), members: earlier },
  ].filter(({ members }) => members.length > 0);

  // What had the focus is gone with its panel.
  const focusNext = () => list.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();

  return (
    <div ref={list}>
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
                addresses={addresses}
                countries={countries}
                onAddCustom={onAddCustom}
                flow={flow}
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
