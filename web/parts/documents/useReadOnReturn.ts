import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * For a link to a payment in another tab: from its press on the screen is read again, and shown at once, whenever the user
 * comes back to it.
 *
 * @returns what to call when the link is pressed
 */
export function useReadOnReturn(): () => void {
  const { revalidate, state } = useRevalidator();
  const [hasLeft, setHasLeft] = useState(false);
  const comeBack = useEffectEvent(() => {
    if (!document.hidden && state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (!hasLeft) return;
    const back = () => comeBack();
    document.addEventListener('visibilitychange', back);
    // Another window covers this one without hiding it.
    addEventListener('focus', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('focus', back);
    };
  }, [hasLeft]);
  return () => setHasLeft(true);
}
