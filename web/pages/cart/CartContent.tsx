import { makeStyles, tokens } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartContent_cart$key } from '../../__generated__/CartContent_cart.graphql.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { focusRefused } from '../../ui/form/focusRefused.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { useNotCompletedOrders } from '../../shell/session/useNotCompletedOrders.ts';
import { CartActionsProvider } from './writes/CartActions.ts';
import { CartBar } from './ordering/CartBar.tsx';
import type { CartChoice } from './CartChoice.ts';
import { CartCommands } from './CartCommands.tsx';
import { CartDifferences } from './ordering/CartDifferences.tsx';
import { CartHints } from './CartHints.tsx';
import { CartImport } from './import/CartImport.tsx';
import type { CartSelection } from '../../parts/cart/CartSelection.ts';
import { CartTable } from './lines/CartTable.tsx';
import { CartTools } from './lines/CartTools.tsx';
import type { CartWarehouse } from './CartWarehouse.ts';
import { ImportReport } from './import/ImportReport.tsx';
import { MissingItems } from '../../parts/missingItems/MissingItems.tsx';
import { ShortNotice } from './lines/ShortNotice.tsx';
import { shownLines, wantedOf } from './lines/shownLines.ts';
import { useCartLines } from './lines/useCartLines.ts';
import { useCartQueue } from '../../parts/cart/useCartQueue.ts';
import { useCartView } from './lines/useCartView.ts';
import { useCheckOut } from './ordering/useCheckOut.ts';
import { useFreshCart } from './writes/useFreshCart.ts';
import { useStockElsewhere } from './lines/useStockElsewhere.ts';
import { useCartActionsOf } from './writes/useCartActionsOf.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { readRescued } from './rescue/readRescued.ts';

const [RescueDialog] = lazyDialog(async () => (await import('./rescue/RescueDialog.tsx')).RescueDialog);

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalSNudge },
  // Side by side; the alternatives take the whole line while they are open.
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    ':empty': { display: 'none' },
    '& > *': { flex: '1 1 auto', minInlineSize: 0 },
    '& > :has(details[open])': { flexBasis: '100%' },
  },
  // In a short cart they are a text for screen readers.
  tools: { display: 'flex', gap: tokens.spacingHorizontalS, ':not(:has(input))': { display: 'contents' } },
});

type Props = {
  cart: CartContent_cart$key;
  /** The warehouses that may be ordered from; none for a cart without that choice. */
  warehouses: readonly CartWarehouse[];
  choice: CartChoice;
  /** Whether another choice of warehouses is on its way to the server. */
  isChanging: boolean;
  /** False where it is not known what may be ordered from. */
  mayCheckOut?: boolean;
  /** Makes another choice of warehouses and backorder; only for a cart that has one. */
  onChoose?: (selection: CartSelection) => void;
};

/**
 * A cart for a choice of warehouses: its lines, their commands, and the way to the checkout. A typed quantity renders the
 * table and the bar alone. The server's answer renders all of this again, but its parts are memoised, so that only those
 * whose data has changed follow.
 */
export function CartContent(props: Props): ReactElement {
  const { cart, warehouses, choice, isChanging, mayCheckOut = true, onChoose } = props;
  const styles = useStyles();
  const data = useFragment(
    graphql`
      fragment CartContent_cart on Cart {
        items {
          dbId
          qty
          requestedQty @required(action: NONE)
          article @required(action: NONE) {
            id
            name
            description
          }
          calculatedPrice {
            ...Money_amount
          }
          totalAmount {
            value
          }
        }
        qty
        ...CartTable_cart
        ...CartHints_cart
        ...CartBar_cart
        ...RescueOptions_cart
      }
    `,
    cart,
  );
  // There the lines come first.
  const isPhone = useIsPhone();
  const actions = useCartActionsOf(choice);
  useFreshCart(choice);
  const { checkOut, step, created, differences } = useCheckOut(choice);
  const queue = useCartQueue();
  const [rescuing, setRescuing] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const { items, isEmpty, count, known, short } = useCartLines(data.items, choice.type);
  const rescued = items.find(({ dbId }) => dbId === rescuing);
  const view = useCartView(items);
  const elsewhere = useStockElsewhere(items, short, { warehouses, choice });
  const [addButton, focusAddButton] = useFocusWithoutLines(isEmpty);
  const order = () => {
    if (focusRefused(content.current)) return;
    const lines = shownLines(items, wantedOf(items, choice.type, queue.read().wanted));
    void checkOut(lines.map(({ item, qty }) => ({ article: item.article.id, qty })));
  };

  const tools = isEmpty ? null : <CartTools view={view} total={count} />;
  const hints = <CartHints cart={data} />;
  const commands = (
    <CartCommands items={items} type={choice.type} isEmpty={isEmpty} addButton={addButton}>
      {isPhone ? null : tools}
    </CartCommands>
  );

  return (
    <CartActionsProvider value={actions}>
      <div ref={content} className={styles.content} inert={step !== null}>
        {differences.length > 0 ? <CartDifferences lines={differences} /> : null}
        {created ? <MissingItems {...created} /> : null}
        <ImportReport type={choice.type} onDismissed={focusAddButton} />
        <div className={styles.state}>
          {/* Of lines that are being saved too: a bar that went and came back would move the rows under the hand. */}
          {known.size === 0 && (view.only === null || created) ? null : (
            <ShortNotice
              short={known}
              total={count}
              only={view.only}
              onOnly={view.setOnly}
              onGone={focusAddButton}
            />
          )}
          {isPhone ? null : hints}
        </div>
        {isPhone ? <div className={styles.tools}>{tools}</div> : commands}
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <>
            <CartTable
              cart={data}
              type={choice.type}
              warehouses={warehouses}
              isStale={isChanging}
              onRescue={setRescuing}
              order={view.order}
              elsewhere={elsewhere}
              short={short}
            />
            <UnreadableRows rows={data.items} />
          </>
        )}
        {isPhone ? (
          <>
            {commands}
            {hints}
          </>
        ) : null}
        <CartImport type={choice.type} />
        <RescueDialog
          isOpen={rescuing !== null}
          line={rescued && readRescued(rescued)}
          cart={data}
          warehouses={warehouses}
          choice={choice}
          onChoose={(selection) => onChoose?.(selection)}
          onClose={() => setRescuing(null)}
        />
      </div>
      <CartBar
        cart={data}
        isChanging={isChanging}
        lines={count}
        mayCheckOut={mayCheckOut && items.length > 0 && !isEmpty && data.qty !== 0}
        step={step}
        onCheckOut={order}
      />
    </CartActionsProvider>
  );
}

function EmptyCart(): ReactElement {
  const { t } = useTranslation();
  const waiting = useNotCompletedOrders() ?? 0;
  return (
    <EmptyState
      icon={<CartRegular fontSize={40} />}
      title={t('CART.EMPTY')}
      text={waiting > 0 ? t('ORDERS.NOT_COMPLETED', { count: waiting }) : t('CART.EMPTY.TEXT')}
      action={
        <>
          {waiting > 0 ? <ButtonLink to={checkoutUrl}>{t('ORDERS.CONTINUE_CHECKOUT')}</ButtonLink> : null}
          <ButtonLink to={catalogUrl()}>{t('CART.EMPTY.ACTION')}</ButtonLink>
        </>
      }
    />
  );
}

/** The button that adds a line, and how to focus it; it gets the focus that would be lost with the last line. */
function useFocusWithoutLines(isEmpty: boolean) {
  const addButton = useRef<HTMLButtonElement>(null);
  const hadLines = useRef(false);
  const focus = useCallback(() => addButton.current?.focus(), []);
  useEffect(() => {
    if (isEmpty && hadLines.current && document.activeElement === document.body) focus();
    hadLines.current = !isEmpty;
  }, [focus, isEmpty]);
  return [addButton, focus] as const;
}
