import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { onReturn } from '../../ui/onReturn.ts';

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
    if (state === 'idle') void revalidate();
  });
  useEffect(() => (hasLeft ? onReturn(() => comeBack()) : undefined), [hasLeft]);
  return () => setHasLeft(true);
}
