/** Event handlers of a control. */
export type Intent = { onPointerEnter: () => void; onFocus: () => void };

/**
 * Loads the code of what a control opens as soon as the pointer or the focus is on the control: a `lazy` part is then
 * loaded when it is used. After a failure it is requested again when the component renders.
 */
export function loadOnIntent(load: () => Promise<unknown>): Intent {
  const early = () => void load().catch(() => {});
  return { onPointerEnter: early, onFocus: early };
}
