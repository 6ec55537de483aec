import { createContext, type ReactElement } from 'react';

/** The cart in the header: the shell has a place for it, a domain fills it. */
export const CartContext = createContext<ReactElement | null>(null);
