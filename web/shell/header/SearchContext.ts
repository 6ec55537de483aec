import { createContext, type ReactElement } from 'react';

/** The header's search. It searches domains, which the shell may not import: `routes.tsx` provides it. */
export const SearchContext = createContext<ReactElement | null>(null);
