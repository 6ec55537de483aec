import { hash } from '../rest/hash.ts';
import type { RestClient } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';
import type { Session } from '../http/session.ts';
import type { WriteMemory } from './WriteMemory.ts';

/** The person behind a write. */
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

/**
 * Finds out who a session's token stands for. Of a browser's session the answer is remembered for a minute: only the
 * gateway has its token, and forgets the answer when the session switches or ends. A program may use its token at the
 * back end, too, so the back end is asked each time.
 */
export class Callers {
  readonly #memory: WriteMemory;
  /** Tokens that are being asked for; removed when one stands for somebody else meanwhile, so that the answer is not kept. */
  readonly #asking = new Map<string, symbol>();

  constructor(memory: WriteMemory) {
    this.#memory = memory;
  }

  /** The caller of a request. @throws RestError when the back end cannot tell */
  async of({ session, rest, address }: CallerContext): Promise<Caller> {
    const { bearer } = session;
    if (bearer === null) return visitor(address);
    const token = hash(bearer);
    if (session.source === 'authorization') return toCaller((await readPerson(rest)) ?? `token ${token}`);
    const known = await this.#memory.findCaller(token).catch(() => null);
    if (known !== null) {
      const [, user, actor, account] = /^user (\S+) by (\S*) for (\S*)/.exec(known) ?? [];
      if (user !== undefined) rest.caller.note({ user, actor: actor || null, account: account || null });
      return toCaller(known);
    }
    const asked = Symbol(token);
    this.#asking.set(token, asked);
    try {
      const scope = (await readPerson(rest)) ?? `token ${token}`;
      if (this.#asking.get(token) === asked)
        await this.#memory.keepCaller(token, scope).catch(() => undefined);
      return toCaller(scope);
    } finally {
      if (this.#asking.get(token) === asked) this.#asking.delete(token);
    }
  }

  /**
   * Whether a write may run for the account that the caller's page shows: false when it names one, as
   * `<user>:<who acts as them, or nothing>:<business account>` by their dbIds, and the session is another's by now. An
   * account that differs from the remembered one is asked for again, because the back end may have switched it meanwhile.
   * @throws RestError when the back end cannot tell
   */
  async mayWrite(context: CallerContext): Promise<boolean> {
    const { account, bearer } = context.session;
    if (account === null || bearer === null) return true;
    const [user, by, access] = account.split(':');
    const shown = `user ${user} by ${by} for ${access}`;
    const isShown = async (): Promise<boolean> => {
      const { scope } = await this.of(context);
      return scope === shown || !scope.startsWith('user ');
    };
    if (await isShown()) return true;
    await this.forget(context);
    return isShown();
  }

  /** A caller identified by the token alone: for writes that change whom the token stands for. */
  ofToken({ session: { bearer }, address }: CallerContext): Caller {
    if (bearer === null) return visitor(address);
    const scope = `token ${hash(bearer)}`;
    return { scope, holder: scope, isKnown: false };
  }

  /** Called when the token may stand for somebody else now. */
  async forget({ session: { bearer } }: Pick<CallerContext, 'session'>): Promise<void> {
    if (bearer === null) return;
    this.#asking.delete(hash(bearer));
    await this.#memory.forgetCaller(hash(bearer)).catch(() => undefined);
  }
}

const toCaller = (scope: string): Caller => ({ scope, holder: scope, isKnown: true });

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
