import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useCallback, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { AddRowDialog } from './adding/AddRowDialog.tsx';
import { useCartActions } from './writes/CartActions.ts';
import { shownLines, wantedOf, type CartItem } from './lines/shownLines.ts';
import { useToolbarLook } from '../../ui/useToolbarLook.ts';
import { useCartQueue } from '../../parts/cart/useCartQueue.ts';

const useStyles = makeStyles({
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
  },
  clear: { marginInlineStart: 'auto' },
});

type Props = {
  items: readonly CartItem[];
  type: CartType;
  isEmpty: boolean;
  addButton: RefObject<HTMLButtonElement | null>;
  /** Stands between the commands. */
  children: ReactNode;
};

/** The commands on the cart as a whole: adding a line and clearing it (CART-25 to CART-27). */
export function CartCommands({ items, type, isEmpty, addButton, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { clear } = useCartActions();
  const queue = useCartQueue();
  const look = useToolbarLook(<Delete16Regular />, t('CART.CLEAR'));
  const [isAdding, setIsAdding] = useState(false);
  const endAdding = useCallback(() => setIsAdding(false), []);

  const clearAll = () =>
    clear(
      shownLines(items, wantedOf(items, type, queue.read().wanted)).flatMap(({ item: { article }, qty }) =>
        article.name ? [{ article: article.id, number: article.name, qty }] : [],
      ),
    );
  return (
    <div className={styles.commands}>
      <Button ref={addButton} icon={<Add16Regular />} onClick={() => setIsAdding(true)}>
        {t('CART.ADD_ROW')}
      </Button>
      {children}
      <Button {...look} className={styles.clear} disabled={isEmpty} onClick={() => void clearAll()} />
      <AddRowDialog isOpen={isAdding} onClose={endAdding} />
    </div>
  );
}
