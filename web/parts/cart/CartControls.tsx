import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartControls_article$key } from '../../__generated__/CartControls_article.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { CartQuantityPopover } from './CartQuantityPopover.tsx';
import { cartOffers, type CartType } from './cartTypes.ts';

const useStyles = makeStyles({
  controls: { display: 'flex', gap: tokens.spacingHorizontalXXS },
});

type Props = {
  article: CartControls_article$key;
  /** Icons alone, for the cells of a table. */
  isCompact?: boolean;
};

const types: readonly CartType[] = ['REGULAR', 'RESERVATION', 'BACKORDER'];

/** One control a cart that the user may fill: regular, reservation (pre-order), backorder (CAT-42). */
export function CartControls({ article, isCompact = false }: Props): ReactElement {
  const styles = useStyles();
  const { attributes } = useSession();
  const data = useFragment(
    graphql`
      fragment CartControls_article on Article {
        ...CartQuantityPopover_article
      }
    `,
    article,
  );
  return (
    <span className={styles.controls}>
      {types
        .filter((type) => attributes.includes(cartOffers[type].attribute))
        .map((type) => (
          <CartQuantityPopover
            key={type}
            article={data}
            type={type}
            isLabelled={type === 'REGULAR' && !isCompact}
          />
        ))}
    </span>
  );
}
