/** What a cart quantity may be (CART-62). */
export const maxQuantity = 999;

/** The nearest quantity at or above that is a multiple, at most the largest multiple within 999 (CART-62, GAP-49). */
export function roundUpToMultiple(quantity: number, multiple: number): number {
  const step = Math.max(1, multiple);
  const largest = Math.max(step, Math.floor(maxQuantity / step) * step);
  return Math.min(Math.ceil(quantity / step) * step, largest);
}

/** One step up (CART-63). */
export function stepUp(quantity: number, multiple: number): number {
  const step = Math.max(1, multiple);
  return roundUpToMultiple(Math.floor(quantity / step) * step + step, step);
}

/** One step down, never below `lowest`: one multiple in the plain input, 0 in the popover (CART-64, GAP-48). */
export function stepDown(quantity: number, multiple: number, lowest: number): number {
  const step = Math.max(1, multiple);
  return Math.max(lowest, Math.ceil(quantity / step) * step - step);
}
