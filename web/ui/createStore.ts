import { useSyncExternalStore } from 'react';

/** The part of a store that components follow. */
export type ReadableStore<Value> = {
  /** Shown while a pre-rendered page is hydrated. */
  initial: Value;
  read: () => Value;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
};

/** A value that lives outside React. */
export type Store<Value> = ReadableStore<Value> & { set: (value: Value) => void };

/**
 * Makes a store of one value for any number of components. Its listeners run after every `set`.
 *
 * @example
 * export const resultLayout = createStore<ResultLayout>('cards');
 * resultLayout.set('table');
 */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/**
 * The value of a store, or what `pick` takes of it. The component renders again when that changes.
 *
 * @example
 * const layout = useStore(resultLayout);
 * const result = useStore(importResults, (results) => results[type]);
 */
export function useStore<Value>(store: ReadableStore<Value>): Value;
export function useStore<Value, Part>(store: ReadableStore<Value>, pick: (value: Value) => Part): Part;
export function useStore(
  { initial, read, subscribe }: ReadableStore<unknown>,
  pick = (value: unknown): unknown => value,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => pick(read()),
    () => pick(initial),
  );
}
