import type { Rolldown } from 'vite';

/**
 * The code of the page that a path opens, by the path's first name, with `?*` when it searches for a text; what is not here
 * loads when the router asks.
 */
const pages = {
  '': ['pages/catalog/CatalogPage.tsx'],
  catalog: ['pages/catalog/CatalogPage.tsx', 'pages/catalog/CatalogResults.tsx'],
  'catalog?*': [
    'pages/catalog/CatalogPage.tsx',
    'pages/catalog/CatalogResults.tsx',
    'pages/catalog/results/SearchResults.tsx',
  ],
  cart: ['modules.ts', 'pages/cart/CartArea.tsx', 'pages/cart/RegularCartPage.tsx'],
  orders: ['pages/orders/OrdersArea.tsx', 'pages/orders/OrdersPage.tsx'],
  order: ['pages/orders/OrderPage.tsx'],
  today: ['modules.ts', 'pages/today/TodayPage.tsx'],
  'wish-list': ['modules.ts', 'pages/wishlist/WishlistPage.tsx'],
  /** Every other path. */
  '*': ['modules.ts'],
};

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Files of the entry, and the further files of each page of the table by the path's first name. */
export function filesOfPages(bundle: readonly Output[]): {
  entry: string[];
  pages: Record<string, string[]>;
} {
  const chunks = bundle.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (fileName: string): string[] => {
    const found = new Set<string>();
    const add = (file: string): void => {
      if (found.has(file)) return;
      found.add(file);
      byFile.get(file)?.imports.forEach(add);
    };
    add(fileName);
    return [...found];
  };
  const entry = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(fileName)),
  );
  const filesOf = (module: string): string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));
    if (!chunk) throw new Error(`${module} in web/vite/filesOfPages.ts is not a module of the client`);
    return withImports(chunk.fileName).filter((file) => !entry.has(file));
  };
  return {
    entry: [...entry],
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, names]) => [path, [...new Set(names.flatMap(filesOf))]]),
    ),
  };
}
