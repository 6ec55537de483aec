import { useLayoutEffect, useRef, useState } from 'react';
import type { PlacedOrder } from './useCompleteOrder.ts';
import { readDoubt, type Doubt } from './placed/readDoubt.ts';
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
  /** Orders whose panel has become a header with the result; null where the answer does not tell it. */
  completed: ReadonlyMap<string, PlacedOrder | null>;
  /** Shows the result of an order in a moment, then opens the next one. */
  finish: (order: string, placed: PlacedOrder | null) => Promise<void>;
  /** Orders whose state the server has to tell: the answer to a write was lost, or the write was refused. */
  doubted: ReadonlyMap<string, Doubt>;
  doubt: (order: string, why: Doubt) => void;
  /** An order still waits for its checkout; if it is one of those that are being completed, so do the others. */
  trust: (order: string) => void;
  /** An order was completed, or cancelled (null), without this page knowing. Those that are being completed go on. */
  settle: (order: string, placed: PlacedOrder | null) => void;
  /** Whether orders are being completed, one after another. */
  isRunning: boolean;
  /** Whether an order is the next of them. */
  isNext: (order: string) => boolean;
  /** Completes these orders one after another, each as it is chosen in its panel. */
  run: (orders: readonly string[]) => void;
  /** Leaves the rest to the user. */
  stop: () => void;
  /** Orders that were cancelled here. */
  cancelled: ReadonlySet<string>;
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
  const [running, setRunning] = useState<readonly string[]>([]);
  const [completed, setCompleted] = useState<ReadonlyMap<string, PlacedOrder | null>>(new Map());
  const [doubted, setDoubted] = useState<ReadonlyMap<string, Doubt>>(new Map());
  const [cancelling, setCancelling] = useState<string | null>(null);
  const [cancelled, setCancelled] = useState<ReadonlySet<string>>(new Set());
  const [cancelOrder] = useCancelOrder();
  const open = chosen === undefined ? (orders[0] ?? null) : chosen;
  const latest = useRef({ orders, completed, cancelled, running });
  useLayoutEffect(() => {
    latest.current = { orders, completed, cancelled, running };
  });

  const nextAfter = (order: string, among: readonly string[]) => {
    const rest = [...among.slice(among.indexOf(order) + 1), ...among];
    const { completed: done, cancelled: gone } = latest.current;
    return rest.find((other) => other !== order && !done.has(other) && !gone.has(other)) ?? null;
  };

  const doubt = (order: string, why: Doubt) => setDoubted((known) => new Map(known).set(order, why));

  const finish = async (order: string, placed: PlacedOrder | null) => {
    await pause(resultDelay);
    setCompleted((known) => new Map(known).set(order, placed));
    setCompleting(false);
    await pause(nextPanelDelay);
    goOn(order);
  };

  /** Opens the panel of the next order; one that is being completed completes itself. */
  const goOn = (order: string) => {
    const next = nextAfter(order, latest.current.running);
    if (next !== null) return setOpen(next);
    setRunning([]);
    // If the user has opened another panel since, it stays open.
    setOpen((now) => (now && now !== order ? now : nextAfter(order, latest.current.orders)));
  };

  const settle = (order: string, placed: PlacedOrder | null) => {
    setCompleted((known) => new Map(known).set(order, placed));
    if (running.includes(order) && (open === order || open === null)) goOn(order);
  };

  const trust = (order: string) => {
    setDoubted((known) => new Map([...known].filter(([other]) => other !== order)));
    if (running.includes(order)) setRunning([]);
  };

  const run = (wanted: readonly string[]) => {
    const [first] = wanted;
    if (first === undefined) return;
    setOpen(first);
    setRunning(wanted);
  };

  const cancel = async (order: string, move: boolean) => {
    const next = nextAfter(order, latest.current.orders);
    setCancelling(order);
    const outcome = await cancelOrder(order, move);
    setCancelling(null);
    if (outcome.payload) {
      setCancelled((known) => new Set(known).add(order));
      setOpen(next);
      return true;
    }
    const why = readDoubt(outcome);
    if (why) doubt(order, why);
    return false;
  };

  return {
    open,
    setOpen,
    isCompleting,
    setCompleting,
    completed,
    finish,
    doubted,
    doubt,
    trust,
    settle,
    isRunning: running.length > 0,
    isNext: (order) => running.includes(order) && open === order && !isCompleting,
    run,
    stop: () => setRunning([]),
    cancelled,
    cancelling,
    cancel,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
