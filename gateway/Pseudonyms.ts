import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { GatewayEnv } from './settings/env.ts';

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
  /** A hash takes longer than the rest of a line. By length: a token may have 4,096 characters. */
  readonly #known = new LRUCache<string, string>({
    maxSize: 1_000_000,
    sizeCalculation: (_, key) => key.length,
  });

  constructor({ logKey, logIdentities }: Pick<GatewayEnv, 'logKey' | 'logIdentities'>) {
    this.#key = logKey;
    this.#isClear = logIdentities === 'clear';
  }

  /** The name of a subject; undefined, which the log leaves out, where there is none. */
  of(subject: Subject, value: string | number | null | undefined): string | undefined {
    if (value == null || value === '') return undefined;
    if (this.#isClear && showable.has(subject)) return String(value);
    const text = `${subject} ${value}`;
    let name = this.#known.get(text);
    if (name === undefined) {
      name = createHmac('sha256', this.#key).update(text).digest('hex').slice(0, 12);
      this.#known.set(text, name);
    }
    return name;
  }
}
