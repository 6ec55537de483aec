import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { keptForTab, readKept } from '../i18n/kept.ts';

/**
 * A state that a reload of the page does not lose, such as another currency brings. Leaving the page in any other way does.
 *
 * @param name of the state, with all that it belongs to, such as the account
 * @param read takes a stored value; null for one that it is not
 * @param write the state as JSON has it; null for one that need not be kept
 */
export function useStateThroughReload<Value>(
  name: string,
  initial: Value,
  { read, write }: { read: (stored: unknown) => Value | null; write: (value: Value) => unknown },
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => readKept(name, read, keptForTab) ?? initial);
  const latest = useRef({ value, write });
  useEffect(() => {
    latest.current = { value, write };
  });
  useEffect(() => {
    keptForTab.forget(name);
    const keep = () => {
      const written = latest.current.write(latest.current.value);
      if (written !== null) keptForTab.keep(name, JSON.stringify(written), { isQuiet: true });
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [name]);
  return [value, setValue];
}
