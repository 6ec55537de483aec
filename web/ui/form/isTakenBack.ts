/**
 * Whether Fluent takes the choice of a `Combobox` back because something was typed over it. Who takes that for a choice of
 * nothing empties the field, and the first letter is lost.
 */
export const isTakenBack = ({ type }: { readonly type: string }): boolean => type === 'change';
