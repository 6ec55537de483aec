import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/notices/notify.ts';
import { useWishlistWrites } from '../../../parts/wishlist/useWishlistWrites.ts';
import { useCartActions } from '../writes/CartActions.ts';
import { plainCart, type CartChoice } from '../CartChoice.ts';
import type { CartSelection } from '../../../parts/cart/CartSelection.ts';
import type { RescueOption } from './rescueOptions.ts';
import type { WriteFor } from '../writes/useQueuedWrite.ts';
import { useSetCartLine } from '../writes/useSetCartLine.ts';

/** The short line. */
export type ShortLine = {
  qty: number;
  requestedQty: number;
  article: { id: string; name: string };
};

/**
 * Takes a way out for a short line in one step, and notifies it with an Undo that restores everything. The missing pieces
 * leave the line only when the server has taken them elsewhere.
 */
export function useRescue(
  choice: CartChoice,
  onChoose: (selection: CartSelection) => void,
): (line: ShortLine, option: RescueOption) => Promise<void> {
  const { t } = useTranslation();
  const { run } = useCartActions();
  const [setLine] = useSetCartLine();
  const { add: keep, remove: forget } = useWishlistWrites();

  const inTurn = async (...writes: WriteFor[]) => {
    for (const write of writes) if (!(await run(write))) return false;
    return true;
  };
  const notifyDone = (title: string, undo: () => void) =>
    notify({ intent: 'success', title, action: { label: t('CART.UNDO'), run: undo } });

  return async (line, option) => {
    const { id, name } = line.article;
    const own =
      (qty: number): WriteFor =>
      (asked) =>
        setLine(id, qty, asked);
    const there =
      (cart: CartChoice, qty: number): WriteFor =>
      () =>
        setLine(id, qty, cart);
    const move = async (cart: CartChoice, before: number, qty: number, title: string) => {
      const isDone = await inTurn(there(cart, before + qty), own(line.requestedQty - qty));
      if (isDone) notifyDone(title, () => void inTurn(own(line.requestedQty), there(cart, before)));
    };
    switch (option.kind) {
      case 'replacement':
      case 'analogue': {
        const { article, qty, before } = option;
        const other =
          (pieces: number): WriteFor =>
          (asked) =>
            setLine(article.id, pieces, asked);
        if (await inTurn(other(before + qty), own(line.qty)))
          notifyDone(t('CART.RESCUE.DONE.ARTICLE', { article: name, other: article.name, qty }), () => {
            void inTurn(own(line.requestedQty), other(before));
          });
        break;
      }
      case 'warehouse':
      case 'useBackorder': {
        const { warehouses, useBackorder } = choice;
        const isWarehouse = option.kind === 'warehouse';
        onChoose(
          isWarehouse ? { useBackorder, warehouses: option.warehouses } : { warehouses, useBackorder: true },
        );
        notifyDone(
          isWarehouse
            ? t('CART.RESCUE.DONE.WAREHOUSE', { warehouse: option.warehouse.name })
            : t('CART.RESCUE.DONE.USE_BACKORDER'),
          () => onChoose({ warehouses, useBackorder }),
        );
        break;
      }
      case 'reservation': {
        const title = t('CART.RESCUE.DONE.RESERVATION', { article: name, qty: option.qty });
        await move(plainCart('RESERVATION'), option.before, option.qty, title);
        break;
      }
      case 'backorder': {
        const title = t('CART.RESCUE.DONE.BACKORDER', { article: name, qty: option.qty });
        await move(plainCart('BACKORDER'), option.before, option.qty, title);
        break;
      }
      case 'wishlist': {
        if (await inTurn(() => keep(id), own(line.qty)))
          notifyDone(t('CART.RESCUE.DONE.WISHLIST', { article: name }), () => {
            void inTurn(own(line.requestedQty), () => forget(id));
          });
      }
    }
  };
}
