import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announce/announce.ts';
import { loadInBackground } from '../../../ui/loading/loadInBackground.ts';
import { notify, withdraw } from '../../../ui/notices/notify.ts';
import type { CartActions, CartLine } from './CartActions.ts';
import type { CartChoice } from '../CartChoice.ts';
import { cartKey, useCartQueue } from '../../../parts/cart/useCartQueue.ts';
import { useClearCart } from './useClearCart.ts';
import { useQueuedWrite, type WriteFor } from './useQueuedWrite.ts';
import { useRemoveCartItem } from './useRemoveCartItem.ts';
import { useRestoreLines, type RemovedLine } from './useRestoreLines.ts';
import { useSetCartLine } from './useSetCartLine.ts';
import { useUpdateCartItem } from './useUpdateCartItem.ts';
import { dash } from '../../../ui/values/dash.ts';
import type { Outcome } from '../../../relay/sendWrite.ts';
import { showUnknown } from '../../../relay/showProblem.ts';
import { formatPieces } from '../../../ui/values/formatMoney.ts';

/** The actions of a cart; the same object as long as the cart is shown in one language, so that rows need not render again. */
export function useCartActionsOf(choice: CartChoice): CartActions {
  const { type } = choice;
  const queue = useCartQueue();
  const queued = useQueuedWrite(choice);
  const { t } = useTranslation();
  const [setCartLine] = useSetCartLine();
  const updateItem = useUpdateCartItem();
  const removeItem = useRemoveCartItem();
  const clearCart = useClearCart();
  const restoreLines = useRestoreLines();
  // Without a connection, the code of notices could not be loaded any more to say what was not saved.
  useEffect(() => void loadInBackground(() => import('../../../ui/notices/NotificationHost.tsx')), []);

  return useMemo(() => {
    const keyOf = ({ article }: Pick<CartLine, 'article'>) => cartKey(type, article.id);
    const run: CartActions['run'] = async (write) => (await queue.run(queued(write))).payload !== null;
    const set = (line: Pick<CartLine, 'article'>, qty: number, write: WriteFor) =>
      queue.set(keyOf(line), qty, async () => (await queued(write)()).payload !== null);
    const add = (article: string, qty: number) =>
      set({ article: { id: article } }, qty, (asked) => setCartLine(article, qty, asked));
    const remove = (line: CartLine) => {
      const { article, id } = line;
      const qty = queue.read().wanted.get(keyOf(line)) ?? line.requestedQty;
      const names = { article: article.name ?? dash };
      const bringBack = async () => {
        if (await add(article.id, qty))
          announce(t('CART.ADDED', { ...names, pieces: t('PIECES', { count: qty }) }));
      };
      const undo = { label: t('CART.UNDO'), run: () => void bringBack() };
      const title = t('CART.REMOVED', names);
      notify({ intent: 'info', title, action: undo, isSaid: false });
      // Once it is, with what the cart has become.
      void set(line, 0, async (asked) => settleDoubt(line, 0, await removeItem(id, asked))).then(
        (isRemoved) => {
          if (isRemoved) [title, t('NOTIFICATION.STEP', { step: undo.label })].forEach(announce);
        },
      );
    };
    const restore = (lines: readonly RemovedLine[]) =>
      run(async (asked) => {
        const result = await restoreLines(lines, asked);
        const refused = result.payload?.lines.length ?? 0;
        if (refused > 0) notify({ intent: 'warning', title: t('CART.NOT_RESTORED', { count: refused }) });
        return result;
      });
    const clear = async (lines: readonly RemovedLine[]) => {
      const isCleared = await run(clearCart);
      if (isCleared)
        notify({
          intent: 'info',
          title: t('CART.CLEARED', { count: lines.length }),
          action: { label: t('CART.UNDO'), run: () => void restore(lines) },
        });
      return isCleared;
    };
    const setQty = (line: CartLine, qty: number): void => {
      const { id, requestedQty } = line;
      const wanted = () => queue.read().wanted.get(keyOf(line));
      if (qty === (wanted() ?? requestedQty)) return;
      if (qty === 0) return remove(line);
      void set(line, qty, async (asked) => {
        const outcome = settleDoubt(line, qty, await updateItem(id, qty, asked));
        const { payload, problem, isUnknown } = outcome;
        // Another quantity that was set meanwhile has its own outcome.
        if (problem?.__typename === 'NotFound') sayGone(line);
        else if (!payload && !isUnknown && wanted() === qty) sayNotSaved(line, qty);
        return outcome;
      });
    };
    const sayGone = ({ article }: CartLine): void =>
      notify({
        intent: 'warning',
        title: t('CART.GONE', { article: article.name ?? dash }),
      });
    /** Withdraws what was said to be unknown of the line, and says it of this quantity if no answer came. */
    const settleDoubt = <O extends Outcome<unknown>>(line: CartLine, qty: number, outcome: O): O => {
      const about = `the quantity of ${keyOf(line)}`;
      withdraw(about);
      if (outcome.isUnknown)
        showUnknown(outcome.problem ?? { check: 'CART' }, describePieces(line, qty), about);
      return outcome;
    };
    const sayNotSaved = (line: CartLine, qty: number): void => {
      notify({
        intent: 'error',
        title: t('CATALOG.CART.NOT_SAVED', { article: describePieces(line, qty) }),
        action: { label: t('TRY_AGAIN'), run: () => setQty(line, qty) },
      });
    };
    return { add, clear, remove, setQty, run };
  }, [clearCart, queue, queued, removeItem, restoreLines, setCartLine, t, type, updateItem]);
}

/** A line's article, with its pieces unless it was removed. */
const describePieces = ({ article: { name } }: CartLine, qty: number): string =>
  qty === 0 ? (name ?? dash) : `${formatPieces(qty)} × ${name ?? dash}`;
