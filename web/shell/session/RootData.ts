import type { Environment } from 'relay-runtime';
import type { Session } from './loadSession.ts';

/** The data of the root route: the store that everything below reads from, and its session. */
export type RootData = { environment: Environment; session: Session };
