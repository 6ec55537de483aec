import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Cart20Filled, Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { History20Filled, History20Regular } from '@fluentui/react-icons/svg/history';
import { VehicleShip20Filled, VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import { lazy, startTransition, Suspense, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartQuantityPopover_article$key } from '../../__generated__/CartQuantityPopover_article.graphql.ts';
import { focusRefused } from '../../ui/form/focusRefused.ts';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { afterPaint } from '../../ui/loading/afterPaint.ts';
import { loadOnIntent } from '../../ui/loading/loadOnIntent.ts';
import type { CartType } from './cartTypes.ts';
import { notify } from '../../ui/notices/notify.ts';
import { useCartQuantity } from './useCartQuantity.ts';
import { dash } from '../../ui/values/dash.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';

// A row has up to three of these: the popover's code comes with the first that is opened.
const loadPanel = async () => ({ default: (await import('./CartQuantityPanel.tsx')).CartQuantityPanel });
const CartQuantityPanel = lazy(loadPanel);
const intent = loadOnIntent(loadPanel);

const useStyles = makeStyles({
  way: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  trigger: {
    minInlineSize: '32px',
    paddingInline: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
    // Each of its frames would paint the page once more, before the popover comes.
    transitionDuration: '0s',
    '@media (pointer: coarse)': { minInlineSize: '40px', minBlockSize: '40px' },
  },
  icon: { paddingInline: 0 },
  // As high as the field of its quantity.
  first: { minBlockSize: '32px' },
  // It fits in the line of the action next to it.
  short: {
    '@media (min-width: 640px)': { '& > .fui-Button__icon': { display: 'none' } },
    '@media (max-width: 639.98px)': {
      paddingInline: 0,
      '& > .fui-Button__icon': { marginInline: 0 },
    },
  },
  wideOnly: { '@media (max-width: 639.98px)': { display: 'none' } },
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
  /** Less than the action next to it. */
  isSubtle?: boolean;
  /** While the cart holds none, its words and its icon stand for each other: the icon on a phone, the words elsewhere. */
  isShort?: boolean;
  /** The text of the button while the cart holds none; by default the name of the action. */
  words?: string | undefined;
  /** Pieces that the first press adds; by default one multiple. */
  wanted?: number;
  /** Shows a field for `wanted` while the cart holds none; Enter in it adds them. */
  onWanted?: ((qty: number) => void) | undefined;
};

/**
 * The button with an article's quantity in one cart, and the popover that changes it. Opening it for an article that is
 * not in the cart puts one multiple there, or the pieces chosen before (DAY-55); at 0 the article is removed and the popover closes (CART-57 to CART-59).
 * A quantity that the server does not know yet is marked.
 */
export function CartQuantityPopover(props: Props): ReactElement {
  const { article, type, isLabelled = false, isProminent = false, isSubtle = false, onWanted } = props;
  const styles = useStyles();
  const { isOpen, opener, open, close } = usePopover();
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
  const wanted = props.wanted ?? multiple;
  const trigger = useRef<HTMLButtonElement>(null);
  const { title, add } = useCartTexts(type);
  const qty = known ?? 0;
  const label = props.words ?? add;
  const tooltip = qty > 0 ? title : add;
  const { empty, Filled } = icons[type];
  const isShort = props.isShort === true && qty === 0;

  const toggle = (button: HTMLElement) => {
    if (isOpen) return close();
    if (focusRefused(button.parentElement)) return;
    if (known === 0) setQty(wanted);
    open(button);
  };
  const change = (next: number) => {
    setQty(Math.max(0, next));
    if (next <= 0) close();
  };

  return (
    <span className={styles.way}>
      {onWanted && known === 0 ? (
        <WantedField
          name={name}
          multiple={multiple}
          wanted={wanted}
          onWanted={onWanted}
          onEnter={(pieces) => {
            // The field goes once the cart has the article.
            trigger.current?.focus();
            setQty(pieces);
          }}
        />
      ) : null}
      <Button
        ref={trigger}
        {...intent}
        size={isProminent ? 'medium' : 'small'}
        appearance={isProminent ? 'primary' : isSubtle && qty === 0 ? 'subtle' : 'secondary'}
        className={mergeClasses(
          styles.trigger,
          !isSubtle && styles.first,
          !isLabelled && qty === 0 && styles.icon,
          isShort && styles.short,
        )}
        // On the button itself the tooltip would be read after the name that it is a part of.
        icon={{
          children: qty > 0 ? <Filled className={isProminent ? undefined : styles.filled} /> : empty,
          title: tooltip,
        }}
        aria-label={qty > 0 ? `${title}: ${formatPieces(qty)}, ${name}` : `${label}: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        {qty > 0 ? (
          <span className={mergeClasses(styles.quantity, isUnsaved && styles.unsaved)} title={tooltip}>
            {formatPieces(qty)}
          </span>
        ) : isLabelled ? (
          <span className={isShort ? styles.wideOnly : undefined}>{label}</span>
        ) : null}
      </Button>
      {opener ? (
        <Suspense>
          <CartQuantityPanel
            opener={opener}
            isOpen={isOpen}
            onClose={close}
            title={title}
            name={name}
            qty={qty}
            multiple={multiple}
            isUnsaved={isUnsaved}
            onChange={change}
          />
        </Suspense>
      ) : null}
    </span>
  );
}

function usePopover() {
  const [isOpen, setIsOpen] = useState(false);
  // Known once it has opened the popover.
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return {
    isOpen,
    opener,
    close: () => setIsOpen(false),
    // The quantity on the button answers the press; the popover, which takes longer to render, follows its frame.
    open: (button: HTMLElement) =>
      void afterPaint().then(() =>
        startTransition(() => {
          setOpener(button);
          setIsOpen(true);
        }),
      ),
  };
}

/** The name of an article's place in a cart, and of the action that puts it there. */
function useCartTexts(type: CartType): { title: string; add: string } {
  const { t } = useTranslation();
  return {
    REGULAR: { add: t('CATALOG.CART.ADD.REGULAR'), title: t('CATALOG.CART.IN.REGULAR') },
    RESERVATION: { add: t('CATALOG.CART.ADD.RESERVATION'), title: t('CATALOG.CART.IN.RESERVATION') },
    BACKORDER: { add: t('CATALOG.CART.ADD.BACKORDER'), title: t('CATALOG.CART.IN.BACKORDER') },
  }[type];
}

type WantedProps = {
  name: string;
  multiple: number;
  wanted: number;
  onWanted: (qty: number) => void;
  /** Receives the pieces with the Enter that takes them. */
  onEnter: (qty: number) => void;
};

/** The pieces that the first press adds. */
function WantedField({ name, multiple, wanted, onWanted, onEnter }: WantedProps): ReactElement {
  const { t } = useTranslation();
  const typed = useRef(wanted);
  return (
    <QuantityInput
      label={t('CATALOG.CART.PIECES_OF', { name })}
      value={wanted}
      multiple={multiple}
      isPositive
      onChange={(pieces) => {
        typed.current = Math.max(multiple, pieces);
        onWanted(pieces);
      }}
      // The field goes once the cart has the article, and what it says with it.
      onRounded={({ typed: asked, taken }) =>
        notify({
          intent: 'info',
          title: t('QUANTITY.ROUNDED', { typed: asked, qty: taken, multiple }),
          body: name,
        })
      }
      onEnter={() => onEnter(typed.current)}
    />
  );
}
