import { createContext, type ReactElement } from 'react';

/** Work of domains behind every page, such as watching for announcements; `routes.tsx` provides it. */
export const BackgroundContext = createContext<ReactElement | null>(null);
