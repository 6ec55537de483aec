/** What a control spreads into itself. */
export type Intent = { onPointerEnter: () => void; onFocus: () => void };

/**
 * Loads the code of what a control opens as soon as the pointer or the focus is on the control: a `lazy` part is then
 * there when it is used. What could not be had is asked for again when the part is drawn.
 */
export function loadOnIntent(load: () => Promise<unknown>): Intent {
  const early = () => void load().catch(() => {});
  return { onPointerEnter: early, onFocus: early };
}
