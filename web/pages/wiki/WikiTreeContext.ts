import { createContext } from 'react';
import type { WikiTree } from './wikiTree.ts';

/** The tree of the knowledge base, for the pages in it; null where it could not be read. */
export const WikiTreeContext = createContext<WikiTree | null>(null);
