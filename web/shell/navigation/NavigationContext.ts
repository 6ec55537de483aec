import { createContext } from 'react';
import type { NavigationItem } from '../Module.ts';

/** The entries of the navigation in their order (GAP-07): the modules are not known to the shell. */
export const NavigationContext = createContext<readonly NavigationItem[]>([]);
