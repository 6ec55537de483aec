import { createContext } from 'react';
import type { Session } from './loadSession.ts';

/**
 * The session for all components below the root route. The root's loader data would do, but who reads these renders
 * again at every navigation, and every amount of a list reads the session.
 */
export const SessionContext = createContext<Session | null>(null);
