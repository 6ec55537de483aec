import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { optimisticBurst, type OptimisticBurst, type OptimisticWrite } from './optimisticBurst.ts';

/** A value that is saved some time after its changes. */
export type OptimisticValue<Value> = {
  set: (value: Value) => void;
  /** Whether the last value is not on the server yet. */
  isUnsaved: boolean;
};

/**
 * A value that changes at once, everywhere it is shown, and reaches the server once a burst of changes has paused; when
 * the server refuses, the last confirmed value is back (ART-09, ART-10, CART-60, GAP-61). A burst that still waits when
 * the component or the page goes away is written then.
 */
export function useOptimisticWrite<Value>(how: OptimisticWrite<Value>): OptimisticValue<Value> {
  const environment = useRelayEnvironment();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const latest = useRef(how);
  useLayoutEffect(() => {
    latest.current = how;
  });
  const burst = useRef<OptimisticBurst<Value> | null>(null);
  useEffect(() => {
    const mine = optimisticBurst<Value>(environment, () => latest.current, setIsUnsaved);
    burst.current = mine;
    window.addEventListener('pagehide', mine.flush);
    return () => {
      window.removeEventListener('pagehide', mine.flush);
      mine.flush();
    };
  }, [environment]);
  const set = useCallback((value: Value) => burst.current?.set(value), []);
  return { set, isUnsaved };
}
