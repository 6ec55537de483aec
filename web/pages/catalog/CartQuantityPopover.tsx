import {
  Button,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Cart20Filled, Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { History20Filled, History20Regular } from '@fluentui/react-icons/svg/history';
import { VehicleShip20Filled, VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import { startTransition, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartQuantityPopover_article$key } from '../../__generated__/CartQuantityPopover_article.graphql.ts';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import type { CartType } from './cartTypes.ts';
import { useCartQuantity } from './useCartQuantity.ts';

const useStyles = makeStyles({
  trigger: {
    minInlineSize: '32px',
    paddingInline: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
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
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  // Kept free, so that the note does not move what is above it.
  note: { minBlockSize: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
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
  const data = useFragment(
    graphql`
      fragment CartQuantityPopover_article on Article {
        name
        ...useCartQuantity_article
      }
    `,
    article,
  );
  const { name } = data;
  const { qty, multiple, setQty, isUnsaved } = useCartQuantity(data, type);
  const words = {
    REGULAR: { add: t('CATALOG.CART.ADD.REGULAR'), title: t('CATALOG.CART.IN.REGULAR') },
    RESERVATION: { add: t('CATALOG.CART.ADD.RESERVATION'), title: t('CATALOG.CART.IN.RESERVATION') },
    BACKORDER: { add: t('CATALOG.CART.ADD.BACKORDER'), title: t('CATALOG.CART.IN.BACKORDER') },
  }[type];
  const { empty, Filled } = icons[type];

  const show = (wantsOpen: boolean) => {
    if (!wantsOpen) return setIsOpen(false);
    if (qty === 0) setQty(multiple);
    // The quantity on the button answers the press; the popover, much more to draw, follows.
    startTransition(() => setIsOpen(true));
  };
  const change = (wanted: number) => {
    setQty(Math.max(0, wanted));
    if (wanted <= 0) setIsOpen(false);
  };

  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, { open: wantsOpen }) => show(wantsOpen)}
      trapFocus
      positioning="below-end"
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          size={isProminent ? 'medium' : 'small'}
          appearance={isProminent ? 'primary' : 'secondary'}
          className={styles.trigger}
          icon={qty > 0 ? <Filled className={isProminent ? undefined : styles.filled} /> : empty}
          aria-label={qty > 0 ? `${words.title}: ${qty}, ${name}` : `${words.add}: ${name}`}
          title={qty > 0 ? words.title : words.add}
        >
          {qty > 0 ? (
            <span className={mergeClasses(styles.quantity, isUnsaved && styles.unsaved)}>{qty}</span>
          ) : isLabelled ? (
            words.add
          ) : null}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={`${words.title}: ${name}`} className={styles.surface}>
        <Text size={200} weight="semibold">
          {words.title}
        </Text>
        <QuantityInput
          label={t('CATALOG.CART.QUANTITY_OF', { name })}
          value={qty}
          multiple={multiple}
          lowest={0}
          onChange={change}
        />
        <Text size={200} className={styles.note} role="status">
          {isUnsaved ? t('CATALOG.CART.UNSAVED') : multiple > 1 ? t('ARTICLE.MULTIPLE', { multiple }) : null}
        </Text>
      </PopoverSurface>
    </Popover>
  );
}
