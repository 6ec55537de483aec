import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { orderUrl } from '../../parts/orders/orders.urls.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  item: { whiteSpace: 'nowrap' },
  own: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  orders: readonly { readonly dbId: string; readonly clientOrderId: string | null | undefined }[];
};

/** The orders that pieces are missing from, each a link to its page, with the customer's own number (MISS-05). */
export function LinkedOrders({ orders }: Props): ReactElement {
  const styles = useStyles();
  const mayView = useHasAttribute('order_view');
  return (
    <ul className={styles.list}>
      {orders.map(({ dbId, clientOrderId }) => (
        <li key={dbId} className={styles.item}>
          {mayView ? <TextLink to={orderUrl(dbId)}>{dbId}</TextLink> : dbId}
          {clientOrderId ? <span className={styles.own}> {clientOrderId}</span> : null}
        </li>
      ))}
    </ul>
  );
}
