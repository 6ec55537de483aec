/** A quantity that refuses what was typed into it. */
export const refusedField = 'input[data-quantity][aria-invalid="true"]';

/**
 * Moves the focus to the first quantity within an element that refuses what was typed into it, if there is one: what needs its
 * value, such as an order, does not go on with the value before.
 */
export function focusRefused(within: Element | null): boolean {
  const refused = within?.querySelector<HTMLElement>(refusedField);
  refused?.focus();
  return refused != null;
}
