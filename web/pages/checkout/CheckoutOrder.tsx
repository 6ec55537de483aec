import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CheckoutOrder_order$key } from '../../__generated__/CheckoutOrder_order.graphql.ts';
import { notify } from '../../ui/notify.ts';
import { emptyForm, type CheckoutForm } from './CheckoutForm.ts';
import { CheckoutPanel } from './CheckoutPanel.tsx';
import { CompletedOrder } from './CompletedOrder.tsx';
import { OrderTitle } from './OrderTitle.tsx';
import type { AddressBook } from './useAddressBook.ts';
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
  /** Level of its title among the headings of the page. */
  headingLevel: 'h2' | 'h3';
  /** The order has left the list. */
  onGone: () => void;
};

/** One order of the checkout: a collapsible panel, and once it is completed a header (CHK-01, CHK-33). */
export function CheckoutOrder(props: Props): ReactElement {
  const { book, flow, headingLevel, onGone } = props;
  const order = useFragment(
    graphql`
      fragment CheckoutOrder_order on CheckoutOrder {
        id
        dbId
        createdAt
        warehouse {
          name
        }
        ...CheckoutPanel_order
      }
    `,
    props.order,
  );
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm<CheckoutForm>({ defaultValues: emptyForm });
  const { id, dbId: number } = order;
  const title = (
    <OrderTitle number={number} warehouse={order.warehouse?.name ?? null} date={order.createdAt} />
  );

  const cancel = async (move: boolean) => {
    if (!(await flow.cancel(id, move))) return;
    notify({
      intent: 'success',
      title: move ? t('CHECKOUT.MOVED', { number }) : t('CHECKOUT.CANCELLED', { number }),
    });
    onGone();
  };

  return (
    <AccordionItem value={id} className={styles.item}>
      {flow.completed.has(id) ? (
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
              onCancel={(move) => void cancel(move)}
            />
          </AccordionPanel>
        </>
      )}
    </AccordionItem>
  );
}
