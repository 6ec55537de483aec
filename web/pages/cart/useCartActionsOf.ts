import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify.ts';
import type { CartActions, CartLine } from './CartActions.ts';
import type { CartChoice } from './CartChoice.ts';
import { useCartQueue } from './useCartQueue.ts';
import { useClearCart } from './useClearCart.ts';
import { useQueuedWrite, type WriteFor } from './useQueuedWrite.ts';
import { useRemoveCartItem } from './useRemoveCartItem.ts';
import { useRestoreLines, type RemovedLine } from './useRestoreLines.ts';
import { useSetCartLine } from './useSetCartLine.ts';
import { useUpdateCartItem } from './useUpdateCartItem.ts';
import { dash } from '../../ui/dash.ts';

/** The actions of a cart; the same object for as long as the page lives, so that rows need not render again. */
export function useCartActionsOf(choice: CartChoice): CartActions {
  const queue = useCartQueue();
  const queued = useQueuedWrite(choice);
  const { t } = useTranslation();
  const [setCartLine] = useSetCartLine();
  const writes = {
    setCartLine,
    updateItem: useUpdateCartItem(),
    removeItem: useRemoveCartItem(),
    clearCart: useClearCart(),
    restoreLines: useRestoreLines(),
    t,
  };
  const latest = useRef(writes);
  useLayoutEffect(() => {
    latest.current = writes;
  });

  return useMemo(() => {
    const run = (write: WriteFor) => queue.add(queued(write));
    const add = (article: string, qty: number) =>
      run((asked) => latest.current.setCartLine(article, qty, asked));
    const remove = (line: CartLine) => {
      const { article, id, dbId } = line;
      const qty = queue.read().wanted.get(dbId) ?? line.requestedQty;
      const { t: text } = latest.current;
      void queue.setLine(
        dbId,
        0,
        queued((asked) => latest.current.removeItem(id, asked)),
      );
      notify({
        intent: 'info',
        title: text('CART.REMOVED', { article: article.name ?? dash }),
        action: { label: text('CART.UNDO'), run: () => void add(article.id, qty) },
      });
    };
    const restore = (lines: readonly RemovedLine[]) =>
      run(async (asked) => {
        const result = await latest.current.restoreLines(lines, asked);
        const refused = result.payload?.lines.length ?? 0;
        if (refused > 0)
          notify({ intent: 'warning', title: latest.current.t('CART.NOT_RESTORED', { count: refused }) });
        return result;
      });
    const clear = async (lines: readonly RemovedLine[]) => {
      const isCleared = await run((asked) => latest.current.clearCart(asked));
      const { t: text } = latest.current;
      if (isCleared)
        notify({
          intent: 'info',
          title: text('CART.CLEARED', { count: lines.length }),
          action: { label: text('CART.UNDO'), run: () => void restore(lines) },
        });
      return isCleared;
    };
    return {
      add,
      clear,
      remove,
      setQty(line, qty) {
        const { id, dbId, requestedQty } = line;
        if (qty === (queue.read().wanted.get(dbId) ?? requestedQty)) return;
        if (qty === 0) return remove(line);
        void queue.setLine(
          dbId,
          qty,
          queued((asked) => latest.current.updateItem(id, qty, asked)),
        );
      },
      run,
    };
  }, [queue, queued]);
}
