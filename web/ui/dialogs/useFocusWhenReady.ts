import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus of a dialog to its main control as soon as that can be used. Once the user has pressed a key or a
 * button in the meantime, the focus stays where it is.
 *
 * @param isReady whether the control is there with everything that one decides by
 */
export function useFocusWhenReady(target: RefObject<HTMLElement | null>, isReady: boolean): void {
  const isUsed = useRef(false);
  useEffect(() => {
    const use = () => {
      isUsed.current = true;
    };
    document.addEventListener('keydown', use);
    document.addEventListener('pointerdown', use);
    return () => {
      document.removeEventListener('keydown', use);
      document.removeEventListener('pointerdown', use);
    };
  }, []);
  useEffect(() => {
    if (isReady && !isUsed.current) target.current?.focus();
  }, [isReady, target]);
}
