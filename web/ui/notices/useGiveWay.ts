import { useEffect, useEffectEvent, useState } from 'react';

/** Pixels between the toasts and what they give way to. */
const gap = 8;

/**
 * Pixels by which toasts have to move away from their edge of the window, so that they cover neither the buttons of a dialog,
 * which is answered after them, nor what has the focus by keyboard (WCAG 2.4.11): nothing else tells where one is. 0 where
 * neither is below them, what has the focus is wider than they are, or they would not fit beyond it.
 */
export function useGiveWay(landmark: Element | null, selector: string, isTop: boolean): number {
  const [moved, setMoved] = useState(0);
  const measure = useEffectEvent((part: Element) => {
    const boxes = [...part.querySelectorAll(selector)]
      .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
      .map((toast) => toast.getBoundingClientRect());
    // Where they stand without moving.
    const back = isTop ? -moved : moved;
    const top = Math.min(...boxes.map((box) => box.top)) + back;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + back;
    const answers = [...document.querySelectorAll('.fui-DialogActions')].at(-1)?.getBoundingClientRect();
    const hidesAnswers = answers !== undefined && top < answers.bottom && answers.top < bottom;
    // To the other edge of the window: beyond the buttons they would cover fields.
    if (!isTop && hidesAnswers) return setMoved(Math.max(0, top - gap));
    const focused = document.activeElement;
    const own = focused?.matches(':focus-visible') ? focused.getBoundingClientRect() : null;
    const isBelow = own !== null && boxes.some(({ left, right }) => left <= own.left && own.right <= right);
    if (!isBelow || part.contains(focused)) return setMoved(0);
    const isCovered = top < own.bottom && own.top < bottom;
    const room = isTop ? innerHeight - own.bottom : own.top;
    const way = (isTop ? own.bottom - top : bottom - own.top) + gap;
    setMoved(isCovered && bottom - top + gap <= room ? way : 0);
  });
  useEffect(() => {
    if (!landmark) return;
    const later = () => requestAnimationFrame(() => measure(landmark));
    const observer = new MutationObserver(later);
    observer.observe(landmark, { childList: true, subtree: true });
    document.addEventListener('focusin', later);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', later);
    };
  }, [landmark]);
  return moved;
}
