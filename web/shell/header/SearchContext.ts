import { createContext, type ReactElement } from 'react';

/** The header's search field. It belongs to the catalog, which the shell may not import: `routes.tsx` provides it. */
export const SearchContext = createContext<ReactElement | null>(null);
