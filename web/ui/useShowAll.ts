import { useCallback, useRef, useState } from 'react';

/**
 * For a list whose end is shown by a button that then goes. The first item of the end takes the focus with `takeFocus`, its
 * ref: what follows the button may be another button, which the next Enter would press.
 */
export function useShowAll(isWholeFirst = false): {
  isWhole: boolean;
  showAll: () => void;
  takeFocus: (item: HTMLElement | null) => void;
} {
  const [isWhole, setIsWhole] = useState(isWholeFirst);
  const isAsked = useRef(false);
  const showAll = useCallback(() => {
    isAsked.current = true;
    setIsWhole(true);
  }, []);
  const takeFocus = useCallback((item: HTMLElement | null) => {
    if (item === null || !isAsked.current) return;
    isAsked.current = false;
    item.focus();
  }, []);
  return { isWhole, showAll, takeFocus };
}
