import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RegularCart_cart$key } from '../../__generated__/RegularCart_cart.graphql.ts';
import { confirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { catalogUrl } from '../catalog/catalog.urls.ts';
import { AddRowDialog } from './AddRowDialog.tsx';
import { CartActionsProvider } from './CartActions.ts';
import { CartBar } from './CartBar.tsx';
import { CartHints } from './CartHints.tsx';
import { CartImport } from './CartImport.tsx';
import type { CartSelection } from './CartSelection.ts';
import { CartTable } from './CartTable.tsx';
import type { CartWarehouse } from './CartWarehouse.ts';
import { MissingItems } from './MissingItems.tsx';
import { useCartQueueState } from './useCartQueue.ts';
import { useCheckOut } from './useCheckOut.ts';
import { useRegularCartActions } from './useRegularCartActions.ts';
import { useShownLines } from './useShownLines.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  cart: RegularCart_cart$key;
  warehouses: readonly CartWarehouse[];
  selection: CartSelection;
  /** Whether another choice of warehouses is on its way to the server. */
  isChanging: boolean;
};

/** The regular cart for a choice of warehouses: its lines, what can be done to them, and the way to the checkout. */
export function RegularCart({ cart, warehouses, selection, isChanging }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment RegularCart_cart on Cart {
        items {
          id
          qty
          requestedQty
          article {
            id
          }
        }
        qty
        ...CartTable_cart
        ...CartHints_cart
        ...CartBar_cart
      }
    `,
    cart,
  );
  const actions = useRegularCartActions(selection);
  const { checkOut, isCheckingOut, missingItems } = useCheckOut(selection);
  const { isBusy } = useCartQueueState();
  const [isAdding, setIsAdding] = useState(false);
  const lines = useShownLines(data.items);
  const isEmpty = lines.length === 0;
  const isShort = lines.some(({ item, isUnsaved }) => !isUnsaved && item.qty !== item.requestedQty);

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
        {isShort ? (
          <MessageBar intent="warning">
            <MessageBarBody>{t('CART.QTY_DIFFERS')}</MessageBarBody>
          </MessageBar>
        ) : null}
        <CartHints cart={data} />
        <div className={styles.commands}>
          <Button icon={<Add16Regular />} onClick={() => setIsAdding(true)}>
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
          <CartTable cart={data} warehouses={warehouses} isStale={isChanging} />
        )}
        <CartImport />
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
