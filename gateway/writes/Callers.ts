import { createHash } from 'node:crypto';
import type { RestClient } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';
import type { Session } from '../session.ts';
import type { WriteMemory } from './WriteMemory.ts';

/** Who writes. */
export interface Caller {
  /** The person and the account acted for, equal for all their tokens; visitors share one. Their keys are unique in it. */
  scope: string;
  /** Whose share of the memory of writes is used: the person's, or the one of a visitor's address. */
  holder: string;
  /** Whether the back end can know their keys: not those of visitors, nor of a session that is changing. */
  isKnown: boolean;
}

/** The parts of a request's context that tell who the caller is. */
interface CallerContext {
  session: Session;
  rest: RestClient;
  address: string;
}

/** Finds out who a session's token stands for; the answer is remembered for a minute. */
export class Callers {
  readonly #memory: WriteMemory;

  constructor(memory: WriteMemory) {
    this.#memory = memory;
  }

  /** The caller of a request. @throws RestError when the back end cannot tell */
  async of({ session, rest, address }: CallerContext): Promise<Caller> {
    const { bearer } = session;
    if (bearer === null) return visitor(address);
    const token = hash(bearer);
    const known = await this.#memory.findCaller(token).catch(() => null);
    if (known !== null) return { scope: known, holder: known, isKnown: true };
    const scope = (await readPerson(rest)) ?? `token ${token}`;
    await this.#memory.keepCaller(token, scope).catch(() => undefined);
    return { scope, holder: scope, isKnown: true };
  }

  /** The caller of a request as one with this token alone: for writes that change who the token stands for. */
  ofToken({ session: { bearer }, address }: CallerContext): Caller {
    if (bearer === null) return visitor(address);
    const scope = `token ${hash(bearer)}`;
    return { scope, holder: scope, isKnown: false };
  }

  /** Called when the token may stand for somebody else now. */
  async forget({ session: { bearer } }: CallerContext): Promise<void> {
    if (bearer !== null) await this.#memory.forgetCaller(hash(bearer)).catch(() => undefined);
  }
}

const visitor = (address: string): Caller => ({ scope: '', holder: `visitor ${address}`, isKnown: false });

/** The user, who acts for them, and the account; null when the back end does not name the user. */
async function readPerson(rest: RestClient): Promise<string | null> {
  try {
    const session = await rest.get('getLoggedIn');
    if (!session.isLoggedIn) return null;
    const { user, originalUser, selectedAccess } = session;
    if (user.id === null || (originalUser && originalUser.id === null)) return null;
    return `user ${user.id} by ${originalUser?.id ?? ''} for ${selectedAccess?.id ?? ''}`;
  } catch (error) {
    // The keys then belong to the token.
    if (error instanceof RestError && error.status !== null && error.status < 500) return null;
    throw error;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
