import { createHmac } from 'node:crypto';
import type { GatewayEnv } from '../settings/env.ts';

/** Kinds of values that the log shows as pseudonyms. */
type Subject = 'user' | 'account' | 'session' | 'address' | 'login';

/** These are in clear on demand; a session's token and what was typed as a user name never are. */
const showable: ReadonlySet<Subject> = new Set(['user', 'account', 'address']);

/**
 * Names of people, accounts and addresses in the log: the first 12 digits of an HMAC, equal in all gateways with the
 * same LOG_KEY, so that lines can be joined and people not be found out without the key.
 */
export class Pseudonyms {
  readonly #key: string;
  readonly #isClear: boolean;

  constructor({ logKey, logIdentities }: Pick<GatewayEnv, 'logKey' | 'logIdentities'>) {
    this.#key = logKey;
    this.#isClear = logIdentities === 'clear';
  }

  /** The name of a subject; undefined, which the log leaves out, where there is none. */
  of(subject: Subject, value: string | number | null | undefined): string | undefined {
    if (value == null || value === '') return undefined;
    if (this.#isClear && showable.has(subject)) return String(value);
    const hmac = createHmac('sha256', this.#key).update(`${subject} ${value}`);
    return hmac.digest('hex').slice(0, 12);
  }
}
