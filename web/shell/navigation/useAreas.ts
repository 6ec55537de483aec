import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { mayOpen } from '../guard.ts';
import type { NavigationItem } from '../Module.ts';
import { useAttentions } from '../session/useAttentions.ts';
import { useSession } from '../session/useSession.ts';
import { NavigationContext } from './NavigationContext.ts';
import { useIsInHeader } from './useIsInHeader.ts';

/** An entry of the navigation as the user sees it. */
export type Area = {
  item: NavigationItem;
  /** Whether the page on the screen is of this area. */
  isOpen: boolean;
  /** Whether it stands below the entry that it belongs to. */
  isWithin: boolean;
  /**
   * How many things need attention there and in the areas that it hides, unless the header counts them, and how urgently;
   * undefined where nothing does.
   */
  attention: { value: number | undefined; level: string | undefined };
};

const levels = ['INFO', 'WARNING', 'DANGER'];

/** The entries that show: those that the user may open and use, and those of the open area (GAP-07). */
export function useAreas(): readonly Area[] {
  const session = useSession();
  const attentions = useAttentions();
  const { pathname } = useLocation();
  const items = use(NavigationContext).filter(
    ({ access, usableBy = {} }) => mayOpen(session, access) && mayOpen(session, usableBy),
  );
  const matches = items
    .map((item) => ({ item, length: matchLength(item, pathname) }))
    .toSorted((one, other) => other.length - one.length);
  const [best] = matches;
  const open = best && best.length > 0 ? best.item : undefined;
  const parentOf = ({ within }: NavigationItem) => items.find(({ key }) => key === within);
  const openArea = open && (parentOf(open) ?? open);
  const isInHeader = useIsInHeader();
  const isHidden = (item: NavigationItem) => {
    const parent = parentOf(item);
    return parent !== undefined && parent !== openArea;
  };
  return items
    .filter((item) => !isHidden(item))
    .map((item) => {
      const counted = items
        .filter(
          (other) => other === item || (isHidden(other) && parentOf(other) === item && !isInHeader(other)),
        )
        .flatMap(({ key }) => attentions.get(key) ?? []);
      const level = Math.max(...counted.map((one) => levels.indexOf(one.level)));
      return {
        item,
        isOpen: item === open,
        isWithin: parentOf(item) !== undefined,
        attention: {
          value: counted.length > 0 ? counted.reduce((sum, { value }) => sum + value, 0) : undefined,
          level: levels[level],
        },
      };
    });
}

/** Length of the longest path of an area that the page is at or below; 0 for a page elsewhere. */
const matchLength = ({ to, alsoAt = [] }: NavigationItem, pathname: string): number =>
  Math.max(...[to, ...alsoAt].map((path) => (`${pathname}/`.startsWith(`${path}/`) ? path.length : 0)));
