import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { orderUrl } from '../../parts/orders/orders.urls.ts';

const useStyles = makeStyles({
  orders: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Orders by number, each a link to its page for users who may open it (BACK-02, ORD-18). */
export function OrderLinks({ orders }: { orders: readonly { readonly dbId: string }[] }): ReactElement {
  const styles = useStyles();
  const mayView = useHasAttribute('order_view');
  return (
    <ul className={styles.orders}>
      {orders.map(({ dbId }) => (
        <li key={dbId}>{mayView ? <TextLink to={orderUrl(dbId)}>{dbId}</TextLink> : dbId}</li>
      ))}
    </ul>
  );
}
