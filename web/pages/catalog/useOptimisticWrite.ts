import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable, RecordSourceSelectorProxy } from 'relay-runtime';

/** How a value is shown at once and told to the server later. */
export type OptimisticWrite<Value> = {
  /** Puts the value into the store, as if the server had already taken it. */
  apply: (store: RecordSourceSelectorProxy, value: Value) => void;
  /** Tells the server. Resolves when it has answered, whatever the answer. */
  write: (value: Value) => Promise<unknown>;
  /** Milliseconds without a further change before the server is told. */
  delay: number;
};

/** What a component does with a value that is written in the background. */
export type OptimisticValue<Value> = {
  set: (value: Value) => void;
  /** Whether the last value is not on the server yet. */
  isUnsaved: boolean;
};

type Burst<Value> = {
  layer: Disposable | null;
  wanted: { value: Value } | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  isWriting: boolean;
};

/**
 * A value that changes at once, everywhere it is shown, and reaches the server once a burst of changes has paused.
 * One write runs at a time, so that the last change is the last one the server hears of. The store holds the value as
 * an optimistic layer: when the server refuses, the layer goes and the last confirmed value is back (ART-09, ART-10,
 * CART-60, GAP-61). A burst that is still waiting when the component goes away is written then.
 */
export function useOptimisticWrite<Value>(how: OptimisticWrite<Value>): OptimisticValue<Value> {
  const environment = useRelayEnvironment();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const latest = useRef(how);
  latest.current = how;
  const burst = useRef<Burst<Value>>({ layer: null, wanted: null, timer: undefined, isWriting: false });

  const send = useCallback(async () => {
    const now = burst.current;
    clearTimeout(now.timer);
    now.timer = undefined;
    // Whoever runs now looks again when the answer is there.
    if (now.isWriting || !now.wanted) return;
    const { value } = now.wanted;
    now.wanted = null;
    now.isWriting = true;
    await latest.current.write(value);
    now.isWriting = false;
    if (now.wanted) {
      if (now.timer === undefined) await send();
      return;
    }
    now.layer?.dispose();
    now.layer = null;
    setIsUnsaved(false);
  }, []);

  const set = useCallback(
    (value: Value) => {
      const now = burst.current;
      const layer = environment.applyUpdate({ storeUpdater: (store) => latest.current.apply(store, value) });
      now.layer?.dispose();
      now.layer = layer;
      now.wanted = { value };
      setIsUnsaved(true);
      clearTimeout(now.timer);
      now.timer = setTimeout(() => void send(), latest.current.delay);
    },
    [environment, send],
  );

  useEffect(() => {
    const leave = () => void send();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);

  return { set, isUnsaved };
}
