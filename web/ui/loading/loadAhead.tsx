import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A component whose code its route's loader starts to load, and how. Where the code is there, it renders at once; `lazy` alone
 * suspends for a moment even then, and a slow processor draws the fallback first.
 *
 * @example const [VinSearch, loadVinSearch] = loadAhead(async () => (await import('../../pages/catalog/vehicle/VinSearch.tsx')).VinSearch);
 */
export function loadAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): [component: (props: Props) => ReactElement, start: () => Promise<unknown>] {
  let loaded: ComponentType<Props> | null = null;
  const start = async () => ({ default: (loaded = await load()) });
  const Lazy = lazy(start);
  function LoadedAhead(props: Props): ReactElement {
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return [LoadedAhead, start];
}
