import { createContext, useContext } from 'react';
import type { RemovedLine } from './useRestoreLines.ts';
import type { WriteFor } from './useQueuedWrite.ts';

/** The parts of a cart line that the actions need. */
export type CartLine = {
  /** Global id of the line, for this choice of warehouses. */
  readonly id: string;
  /** The same for every choice. */
  readonly dbId: string;
  readonly article: { readonly id: string; readonly name?: string | null | undefined };
  /** Pieces asked for, as the server knows it. */
  readonly requestedQty: number;
};

/** The actions on a cart. Each shows at once and reaches the server in its turn. */
export type CartActions = {
  /** Saves a line's quantity if it differs; 0 removes the line (CART-20, GAP-47). */
  setQty: (line: CartLine, qty: number) => void;
  /** Removes a line and offers to undo it. */
  remove: (line: CartLine) => void;
  /** Sets an article's quantity in the cart (CART-55). */
  add: (article: string, qty: number) => Promise<boolean>;
  /** Removes all lines and offers to bring these back. */
  clear: (lines: readonly RemovedLine[]) => Promise<boolean>;
  /** Sends another write in its turn; resolves to whether the server accepted it. */
  run: (write: WriteFor) => Promise<boolean>;
};

const context = createContext<CartActions | null>(null);

/** Gives the actions to the parts of the cart. */
export const CartActionsProvider = context.Provider;

/** The actions of the cart around this component. */
export function useCartActions(): CartActions {
  const actions = useContext(context);
  if (!actions) throw new Error('useCartActions is used outside of the cart');
  return actions;
}
