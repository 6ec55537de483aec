import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Cart20Filled, Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { History20Filled, History20Regular } from '@fluentui/react-icons/svg/history';
import { VehicleShip20Filled, VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import { lazy, startTransition, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartQuantityPopover_article$key } from '../../__generated__/CartQuantityPopover_article.graphql.ts';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import type { CartType } from './cartTypes.ts';
import { useCartQuantity } from './useCartQuantity.ts';
import { dash } from '../../ui/dash.ts';

// A row has up to three of these: the popover's code comes with the first that is opened.
const loadPanel = async () => ({ default: (await import('./CartQuantityPanel.tsx')).CartQuantityPanel });
const CartQuantityPanel = lazy(loadPanel);
const intent = loadOnIntent(loadPanel);

const useStyles = makeStyles({
  trigger: {
    minInlineSize: '32px',
    paddingInline: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
    // Each of its frames would paint the page once more, before the popover comes.
    transitionDuration: '0s',
    '@media (pointer: coarse)': { minInlineSize: '40px', minBlockSize: '40px' },
  },
  filled: { color: tokens.colorBrandForeground1 },
  quantity: { fontVariantNumeric: 'tabular-nums' },
  unsaved: {
    fontStyle: 'italic',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
  },
});

const icons = {
  REGULAR: { empty: <Cart20Regular />, Filled: Cart20Filled },
  RESERVATION: { empty: <VehicleShip20Regular />, Filled: VehicleShip20Filled },
  BACKORDER: { empty: <History20Regular />, Filled: History20Filled },
} as const;

type Props = {
  article: CartQuantityPopover_article$key;
  /** Which cart it fills. */
  type: CartType;
  /** Says what it does in words while the cart holds none of the article. */
  isLabelled?: boolean;
  /** The page's one primary action. */
  isProminent?: boolean;
};

/**
 * The button with an article's quantity in one cart, and the popover that changes it. Opening it for an article that is
 * not in the cart puts one multiple there; at 0 the article is removed and the popover closes (CART-57 to CART-59).
 * A quantity that the server does not know yet is marked.
 */
export function CartQuantityPopover(props: Props): ReactElement {
  const { article, type, isLabelled = false, isProminent = false } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Known once it has opened the popover.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const data = useFragment(
    graphql`
      fragment CartQuantityPopover_article on Article {
        name
        ...useCartQuantity_article
      }
    `,
    article,
  );
  const name = data.name ?? dash;
  const { qty: known, multiple, setQty, isUnsaved } = useCartQuantity(data, type);
  const words = {
    REGULAR: { add: t('CATALOG.CART.ADD.REGULAR'), title: t('CATALOG.CART.IN.REGULAR') },
    RESERVATION: { add: t('CATALOG.CART.ADD.RESERVATION'), title: t('CATALOG.CART.IN.RESERVATION') },
    BACKORDER: { add: t('CATALOG.CART.ADD.BACKORDER'), title: t('CATALOG.CART.IN.BACKORDER') },
  }[type];
  const qty = known ?? 0;
  const { empty, Filled } = icons[type];

  const toggle = (button: HTMLElement) => {
    if (isOpen) return setIsOpen(false);
    if (known === 0) setQty(multiple);
    // The quantity on the button answers the press; the popover, which takes longer to render, follows.
    startTransition(() => {
      setOpener(button);
      setIsOpen(true);
    });
  };
  const change = (wanted: number) => {
    setQty(Math.max(0, wanted));
    if (wanted <= 0) setIsOpen(false);
  };

  return (
    <>
      <Button
        {...intent}
        size={isProminent ? 'medium' : 'small'}
        appearance={isProminent ? 'primary' : 'secondary'}
        className={styles.trigger}
        icon={qty > 0 ? <Filled className={isProminent ? undefined : styles.filled} /> : empty}
        aria-label={qty > 0 ? `${words.title}: ${qty}, ${name}` : `${words.add}: ${name}`}
        title={qty > 0 ? words.title : words.add}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        {qty > 0 ? (
          <span className={mergeClasses(styles.quantity, isUnsaved && styles.unsaved)}>{qty}</span>
        ) : isLabelled ? (
          words.add
        ) : null}
      </Button>
      {opener ? (
        <Suspense>
          <CartQuantityPanel
            opener={opener}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            title={words.title}
            name={name}
            qty={qty}
            multiple={multiple}
            isUnsaved={isUnsaved}
            onChange={change}
          />
        </Suspense>
      ) : null}
    </>
  );
}
