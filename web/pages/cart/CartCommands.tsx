import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { memo, useCallback, useState, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AddRowDialog } from './AddRowDialog.tsx';
import { useCartActions } from './CartActions.ts';
import { shownLines, type CartItem } from './shownLines.ts';
import { useCartQueue } from './useCartQueue.ts';

const useStyles = makeStyles({
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = {
  items: readonly CartItem[];
  isEmpty: boolean;
  addButton: RefObject<HTMLButtonElement | null>;
};

/** The commands on the cart as a whole: adding a line and clearing it (CART-25 to CART-27). */
export const CartCommands = memo(function CartCommands({ items, isEmpty, addButton }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { clear } = useCartActions();
  const queue = useCartQueue();
  const [isAdding, setIsAdding] = useState(false);
  const endAdding = useCallback(() => setIsAdding(false), []);

  const clearAll = () =>
    clear(
      shownLines(items, queue.read().wanted).flatMap(({ item: { article }, qty }) =>
        article.name ? [{ article: article.id, number: article.name, qty }] : [],
      ),
    );
  return (
    <div className={styles.commands}>
      <Button ref={addButton} icon={<Add16Regular />} onClick={() => setIsAdding(true)}>
        {t('CART.ADD_ROW')}
      </Button>
      <Button icon={<Delete16Regular />} disabled={isEmpty} onClick={() => void clearAll()}>
        {t('CART.CLEAR')}
      </Button>
      <AddRowDialog isOpen={isAdding} onClose={endAdding} />
    </div>
  );
});
