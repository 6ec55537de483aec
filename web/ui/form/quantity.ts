/** What a cart quantity may be that is typed (CART-62). */
const maxQuantity = 999;

/**
 * What a quantity may become: 999 (CART-62), or, where a file brought more into the cart (GAP-53), whatever has no more
 * digits than that.
 */
export function mostOf(quantity: number): number {
  return quantity > maxQuantity ? 10 ** String(quantity).length - 1 : maxQuantity;
}

/** The nearest quantity at or above that is a multiple, at most the largest multiple within `most` (CART-62, GAP-49). */
export function roundUpToMultiple(quantity: number, multiple: number, most = maxQuantity): number {
  const step = Math.max(1, multiple);
  const largest = Math.max(step, Math.floor(most / step) * step);
  return Math.min(Math.ceil(quantity / step) * step, largest);
}

/** One step up (CART-63). */
export function stepUp(quantity: number, multiple: number, most = maxQuantity): number {
  const step = Math.max(1, multiple);
  return roundUpToMultiple(Math.floor(quantity / step) * step + step, step, most);
}

/** One step down, never below `lowest`: one multiple in the plain input, 0 in the popover (CART-64, GAP-48). */
export function stepDown(quantity: number, multiple: number, lowest: number): number {
  const step = Math.max(1, multiple);
  return Math.max(lowest, Math.ceil(quantity / step) * step - step);
}
