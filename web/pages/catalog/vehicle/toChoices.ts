import type { Choice } from '../../../ui/form/findChoices.ts';
import { present } from '../../../ui/list/present.ts';

/** A list of the gateway as choices, by their ids where their names are not known; null while it is not there. */
export function toChoices<T extends { readonly dbId: string }>(
  list: readonly (T | null | undefined)[] | null | undefined,
  label: (item: T) => string | null | undefined,
): Choice[] | null {
  return list ? present(list).map((item) => ({ value: item.dbId, label: label(item) || item.dbId })) : null;
}
