import { useLayoutEffect, useRef, useState } from 'react';
import { useCancelOrder } from './useCancelOrder.ts';

/** Milliseconds from completion to its result, and from there to the next order's panel (CHK-30, CHK-31). */
const resultDelay = 600;
const nextPanelDelay = 200;

/** Where the checkout of several orders stands. */
export type CheckoutFlow = {
  /** The order whose panel is open. */
  open: string | null;
  setOpen: (order: string | null) => void;
  /** Whether an order is being completed, until its result shows. */
  isCompleting: boolean;
  setCompleting: (isCompleting: boolean) => void;
  /** Orders whose panel has become a header with the result. */
  completed: ReadonlySet<string>;
  /** Shows the result of an order in a moment, then opens the next one. */
  finish: (order: string) => Promise<void>;
  /** Whether all orders are being completed, one after another. */
  isRunning: boolean;
  /** Completes the orders from the first one that waits, each as it is chosen in its panel. */
  runAll: () => void;
  /** Leaves the rest to the user. */
  stop: () => void;
  /** The order that is being cancelled. */
  cancelling: string | null;
  /** Cancels an order or moves it back into the cart; resolves to whether it has left the list. */
  cancel: (order: string, move: boolean) => Promise<boolean>;
};

/**
 * Leads through the orders of the checkout, one panel after another.
 *
 * @param orders global ids, in the order they are shown
 */
export function useCheckoutFlow(orders: readonly string[]): CheckoutFlow {
  const [chosen, setOpen] = useState<string | null | undefined>(undefined);
  const [isCompleting, setCompleting] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [completed, setCompleted] = useState<ReadonlySet<string>>(new Set());
  const [cancelling, setCancelling] = useState<string | null>(null);
  const [cancelOrder] = useCancelOrder();
  const latest = useRef({ orders, completed });
  useLayoutEffect(() => {
    latest.current = { orders, completed };
  });

  const nextAfter = (order: string) => {
    const { orders: all, completed: done } = latest.current;
    const rest = [...all.slice(all.indexOf(order) + 1), ...all];
    return rest.find((other) => other !== order && !done.has(other)) ?? null;
  };

  const finish = async (order: string) => {
    await pause(resultDelay);
    setCompleted((known) => new Set(known).add(order));
    setCompleting(false);
    await pause(nextPanelDelay);
    // If the user has opened another panel since, it stays open.
    setOpen((now) => (now && now !== order ? now : nextAfter(order)));
    if (nextAfter(order) === null) setIsRunning(false);
  };

  const runAll = () => {
    const first = orders.find((order) => !completed.has(order));
    if (first === undefined) return;
    setOpen(first);
    setIsRunning(true);
  };

  const cancel = async (order: string, move: boolean) => {
    const next = nextAfter(order);
    setCancelling(order);
    const { payload } = await cancelOrder(order, move);
    setCancelling(null);
    if (payload) setOpen(next);
    return payload !== null;
  };

  const open = chosen === undefined ? (orders[0] ?? null) : chosen;
  return {
    open,
    setOpen,
    isCompleting,
    setCompleting,
    completed,
    finish,
    isRunning,
    runAll,
    stop: () => setIsRunning(false),
    cancelling,
    cancel,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
