import type { Choice } from '../../ui/form/findChoices.ts';

/** A list of the gateway as choices; null while it is not there. */
export function toChoices<T extends { readonly dbId: string }>(
  list: readonly T[] | null | undefined,
  label: (item: T) => string,
): Choice[] | null {
  return list ? list.map((item) => ({ value: item.dbId, label: label(item) })) : null;
}
