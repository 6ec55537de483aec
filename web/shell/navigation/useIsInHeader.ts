import { useIsPhone } from '../../ui/useIsPhone.ts';
import type { NavigationItem } from '../Module.ts';

/** Whether the header of this window has an entry of the navigation, with its counter (GAP-07). */
export function useIsInHeader(): (item: NavigationItem) => boolean {
  const place = useIsPhone() ? 'PHONE' : 'WIDE';
  return ({ inHeader }) => inHeader === place;
}
