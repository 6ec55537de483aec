import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchTarget } from '../../ui/touchTarget.ts';
import { orderUrl } from './orders.urls.ts';
import { present } from '../../ui/list/present.ts';

const useStyles = makeStyles({
  list: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    // What is pressed on one line does not reach into the next.
    '@media (pointer: coarse)': { rowGap: '28px' },
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  // The link stands next to a text, not in it.
  order: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
  link: touchTarget,
  own: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

type Props = {
  /** Orders with the customer's own number, where a list shows it; null for one that could not be read. */
  orders: readonly (
    { readonly dbId: string; readonly clientOrderId?: string | null | undefined } | null | undefined
  )[];
};

/** Orders by number, each a link to its page for users who may open it (BACK-02, MISS-05, ORD-18). */
export function OrderLinks({ orders }: Props): ReactElement {
  const styles = useStyles();
  const mayView = useHasAttribute('order_view');
  return (
    <ul className={styles.list}>
      {present(orders).map(({ dbId, clientOrderId }) => (
        <li key={dbId} className={styles.order}>
          {mayView ? (
            <TextLink to={orderUrl(dbId)} className={styles.link}>
              {dbId}
            </TextLink>
          ) : (
            dbId
          )}
          {clientOrderId ? <span className={styles.own}> {clientOrderId}</span> : null}
        </li>
      ))}
    </ul>
  );
}
