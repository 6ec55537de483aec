import type { Environment } from 'relay-runtime';
import type { Session } from './loadSession.ts';

/** What the root route loads: the store everything below reads from, and whose it is. */
export type RootData = { environment: Environment; session: Session };
