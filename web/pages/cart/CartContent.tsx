import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CartContent_cart$key } from '../../__generated__/CartContent_cart.graphql.ts';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { catalogUrl } from '../catalog/catalog.urls.ts';
import { AddRowDialog } from './AddRowDialog.tsx';
import { CartActionsProvider } from './CartActions.ts';
import { CartBar } from './CartBar.tsx';
import type { CartChoice } from './CartChoice.ts';
import { CartHints } from './CartHints.tsx';
import { CartImport } from './CartImport.tsx';
import type { CartSelection } from './CartSelection.ts';
import { CartTable } from './CartTable.tsx';
import type { CartWarehouse } from './CartWarehouse.ts';
import { ImportReport } from './ImportReport.tsx';
import { MissingItems } from './MissingItems.tsx';
import { useCartQueueState } from './useCartQueue.ts';
import { useCheckOut } from './useCheckOut.ts';
import { useCartActionsOf } from './useCartActionsOf.ts';
import { useShownLines } from './useShownLines.ts';

const RescueDialog = lazy(async () => ({ default: (await import('./RescueDialog.tsx')).RescueDialog }));

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  cart: CartContent_cart$key;
  /** Those that may be ordered from; none for a cart without that choice. */
  warehouses: readonly CartWarehouse[];
  choice: CartChoice;
  /** Whether another choice of warehouses is on its way to the server. */
  isChanging: boolean;
  /** Makes another choice of warehouses and backorder; only for a cart that has one. */
  onChoose?: (selection: CartSelection) => void;
};

/** A cart for a choice of warehouses: its lines, what can be done to them, and the way to the checkout. */
export function CartContent({ cart, warehouses, choice, isChanging, onChoose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment CartContent_cart on Cart {
        items {
          id
          qty
          requestedQty
          article {
            id
            name
          }
        }
        qty
        ...CartTable_cart
        ...CartHints_cart
        ...CartBar_cart
        ...RescueDialog_cart
      }
    `,
    cart,
  );
  const actions = useCartActionsOf(choice);
  const { checkOut, isCheckingOut, missingItems } = useCheckOut(choice);
  const { isBusy } = useCartQueueState();
  const [isAdding, setIsAdding] = useState(false);
  const [rescuing, setRescuing] = useState<string | null>(null);
  const [wasRescuing, setWasRescuing] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const hadLines = useRef(false);
  const lines = useShownLines(data.items);
  const rescued = data.items.find(({ id }) => id === rescuing);
  const isEmpty = lines.length === 0;
  const isShort = lines.some(({ item, isUnsaved }) => !isUnsaved && item.qty !== item.requestedQty);

  // With the last line the focus would be gone.
  useEffect(() => {
    if (isEmpty && hadLines.current && document.activeElement === document.body) addButton.current?.focus();
    hadLines.current = !isEmpty;
  }, [isEmpty]);

  const rescue = useCallback((item: string) => {
    setWasRescuing(true);
    setRescuing(item);
  }, []);
  const clear = async () => {
    const isMeant = await confirm({
      title: t('CART.CLEAR'),
      message: t('CART.CLEAR.QUESTION', { count: lines.length }),
      confirmLabel: t('CART.CLEAR'),
    });
    if (isMeant) await actions.clear();
  };

  return (
    <CartActionsProvider value={actions}>
      <div className={styles.content} inert={isCheckingOut}>
        {missingItems ? <MissingItems items={missingItems} /> : null}
        <ImportReport type={choice.type} onDismissed={() => addButton.current?.focus()} />
        {isShort ? (
          <MessageBar intent="warning">
            <MessageBarBody>{t('CART.QTY_DIFFERS')}</MessageBarBody>
          </MessageBar>
        ) : null}
        <CartHints cart={data} />
        <div className={styles.commands}>
          <Button ref={addButton} icon={<Add16Regular />} onClick={() => setIsAdding(true)}>
            {t('CART.ADD_ROW')}
          </Button>
          <Button icon={<Delete16Regular />} disabled={isEmpty} onClick={() => void clear()}>
            {t('CART.CLEAR')}
          </Button>
        </div>
        {isEmpty ? (
          <EmptyState
            icon={<CartRegular fontSize={40} />}
            title={t('CART.EMPTY')}
            text={t('CART.EMPTY.TEXT')}
            action={<Link to={catalogUrl()}>{t('CART.EMPTY.ACTION')}</Link>}
          />
        ) : (
          <CartTable cart={data} warehouses={warehouses} isStale={isChanging} onRescue={rescue} />
        )}
        <CartImport />
        {wasRescuing ? (
          <Suspense fallback={null}>
            <RescueDialog
              line={rescued}
              cart={data}
              warehouses={warehouses}
              choice={choice}
              onChoose={(selection) => onChoose?.(selection)}
              onClose={() => setRescuing(null)}
            />
          </Suspense>
        ) : null}
        <AddRowDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      </div>
      <CartBar
        cart={data}
        isStale={isBusy || isChanging}
        mayCheckOut={!isEmpty && data.qty > 0}
        isCheckingOut={isCheckingOut}
        onCheckOut={() => void checkOut(lines.map(({ item, qty }) => ({ article: item.article.id, qty })))}
      />
    </CartActionsProvider>
  );
}
