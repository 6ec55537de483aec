import type { Disposable, Environment, RecordSourceProxy } from 'relay-runtime';

/** How a value is shown at once and sent to the server later. */
export type OptimisticWrite<Value> = {
  /** Puts the value into the store, as if the server had already taken it. */
  apply: (store: RecordSourceProxy, value: Value) => void;
  /** Sends the value. Resolves when the server has answered, with or without success. */
  write: (value: Value) => Promise<unknown>;
  /** Milliseconds without a further change before the value is sent. */
  delay: number;
};

/** A value that is written behind its changes. */
export type OptimisticBurst<Value> = {
  set: (value: Value) => void;
  /** Sends now the value that would be sent after the pause. */
  flush: () => void;
};

/**
 * Shows every change at once, as an optimistic layer of the store, and sends the value once a burst of changes has
 * paused. One write runs at a time, so that the last change is the last one the server receives. When the last answer
 * is there the layer goes: what shows then is what the server confirmed (ART-10, CART-60, GAP-61).
 *
 * @param how called for every step, so that a write uses the values of its time
 * @param onUnsaved called with true on a change, and with false when nothing is left to send
 */
export function optimisticBurst<Value>(
  environment: Environment,
  how: () => OptimisticWrite<Value>,
  onUnsaved: (isUnsaved: boolean) => void,
): OptimisticBurst<Value> {
  let layer: Disposable | null = null;
  let wanted: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  const takeWanted = () => {
    const taken = wanted;
    wanted = null;
    return taken;
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    // A change that paused during a write follows it; one that has not paused yet has its own timer.
    for (let next = takeWanted(); next; next = timer === undefined ? takeWanted() : null) {
      await how().write(next.value);
    }
    isWriting = false;
    if (wanted) return;
    layer?.dispose();
    layer = null;
    onUnsaved(false);
  };

  return {
    set(value) {
      const next = environment.applyUpdate({ storeUpdater: (store) => how().apply(store, value) });
      layer?.dispose();
      layer = next;
      wanted = { value };
      onUnsaved(true);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), how().delay);
    },
    flush: () => void flush(),
  };
}
