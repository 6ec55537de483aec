import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  CartControls_article$data,
  CartControls_article$key,
} from '../../__generated__/CartControls_article.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { formatDate } from '../../ui/values/formatDate.ts';
import { mostOf, roundUpToMultiple } from '../../ui/form/quantity.ts';
import { isOrderedFrom } from '../article/isOrderedFrom.ts';
import { CartQuantityPopover } from './CartQuantityPopover.tsx';
import { cartOffers, cartTypes, type CartType } from './cartTypes.ts';

const useStyles = makeStyles({
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
  },
  compact: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'start' },
});

type Props = {
  article: CartControls_article$key;
  /** The regular cart's button is an icon alone, for the cells of a table. */
  isCompact?: boolean;
  /** The page's one primary action. */
  isProminent?: boolean;
  /** Pieces to begin with; by default one multiple. */
  firstQty?: number | undefined;
  /** The carts to offer; by default all. */
  types?: readonly CartType[];
};

/**
 * The quantity, and a button for each cart that the user may fill and that can have the article (CAT-42): the regular one
 * while a warehouse has it, the pre-order while it is in transit, the backorder (DAY-56). A cart that holds the article
 * is offered in any case, and the regular one where there is no other way. The quantity belongs to the first of them
 * (DAY-55).
 */
export function CartControls(props: Props): ReactElement | null {
  const { article, isCompact = false, isProminent = false, firstQty, types = cartTypes } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const { attributes } = useSession();
  const data = useFragment(
    graphql`
      fragment CartControls_article on Article {
        multiple
        eol {
          __typename
        }
        inCartQty
        inReservationQty
        stock {
          amount
          warehouse {
            type
            readonly
          }
        }
        inTransit {
          minimalDate
        }
        ...CartQuantityPopover_article
      }
    `,
    article,
  );
  const multiple = data.multiple ?? 1;
  const [wanted, setWanted] = useState(
    firstQty === undefined ? multiple : roundUpToMultiple(firstQty, multiple, mostOf(firstQty)),
  );
  const allowed = types.filter((type) => attributes.includes(cartOffers[type].attribute));
  const possible = allowed.filter((type) => canBeHad(data, type));
  // Without a cart for backorders the regular one takes them (DAY-90); what is no longer made is never ordered again.
  const takesBackorders = attributes.includes('order_backorder') && !allowed.includes('BACKORDER');
  if (takesBackorders && !data.eol && allowed.includes('REGULAR') && !possible.includes('REGULAR'))
    possible.push('REGULAR');
  const ways = possible.length > 0 ? possible : allowed.filter((type) => type === 'REGULAR');
  if (ways.length === 0) return null;
  const arrival = data.inTransit?.minimalDate;
  return (
    <span className={mergeClasses(styles.controls, isCompact && styles.compact)}>
      {ways.map((type, place) => (
        <CartQuantityPopover
          key={type}
          article={data}
          type={type}
          isLabelled={type !== 'REGULAR' || !isCompact}
          isProminent={isProminent && place === 0}
          isSubtle={place > 0}
          isShort={place > 0 && type === 'BACKORDER' && !isProminent && !isCompact}
          words={
            type === 'RESERVATION' && arrival
              ? t('CATALOG.CART.PRE_ORDER_FROM', { date: formatDate(arrival).slice(0, 5) })
              : undefined
          }
          wanted={wanted}
          onWanted={place === 0 ? (qty) => setWanted(Math.max(multiple, qty)) : undefined}
        />
      ))}
    </span>
  );
}

/** Whether an article can be had by a cart, or is in it already. */
function canBeHad(article: CartControls_article$data, type: CartType): boolean {
  const { inCartQty, inReservationQty, stock, inTransit } = article;
  if (type === 'BACKORDER') return true;
  if (type === 'RESERVATION') return inTransit != null || (inReservationQty ?? 0) > 0;
  // Pieces that are not known may be some.
  return (
    (inCartQty ?? 0) > 0 ||
    stock.some((entry) => !entry || (isOrderedFrom(entry.warehouse) && (entry.amount ?? 1) > 0))
  );
}
