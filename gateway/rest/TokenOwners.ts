import { LRUCache } from 'lru-cache';

const keptMs = 60_000;

/** A user, who acts for them (null while they act themselves), and the open business account as far as it is known. */
export interface Person {
  user: number | string;
  actor: number | string | null;
  account?: number | string | null;
}

/** Whom a token stands for. */
interface Owner {
  /** Names the user for counting. */
  name: string;
  /** The account's currencies; empty where the back end does not say them. */
  currencies: readonly string[];
}

/**
 * Whose the tokens are that this process has seen within a minute. Anybody can make up tokens: what is done with one
 * counts for the caller's address, until the back end has once accepted it; then for its user, whatever tokens they have.
 */
export class TokenOwners {
  readonly #owners = new LRUCache<string, Owner>({ max: 10_000, ttl: keptMs });
  /** Until the back end says otherwise: who acts for whom changes by a switch alone, after which it is asked again. */
  readonly #persons = new LRUCache<string, Person>({ max: 10_000 });
  /** Tokens of which the back end does not say whose they are; as long as the others. */
  readonly #unnamed = new LRUCache<string, true>({ max: 10_000, ttl: keptMs });
  readonly #asking = new Map<string, Promise<void>>();

  /** The user of a token, as a name for counting; null where it is not known. */
  find(bearer: string): string | null {
    return this.#owners.get(bearer)?.name ?? null;
  }

  /** The currencies that a token's account has; empty where they are not known. */
  currenciesOf(bearer: string): readonly string[] {
    return this.#owners.get(bearer)?.currencies ?? [];
  }

  /** Whom a token stood for when the back end was last asked; null where it was not, or has ended the token. */
  personOf(bearer: string): Person | null {
    return this.#persons.get(bearer) ?? null;
  }

  /** Called when a token may stand for another account by now. */
  forgetPerson(bearer: string): void {
    this.#persons.delete(bearer);
  }

  /** Notes whose a token is: the back end has just said so. */
  keep(bearer: string, person: Person, currencies: readonly string[] = []): void {
    this.#owners.set(bearer, { name: `user ${person.actor ?? person.user}`, currencies });
    this.#persons.set(bearer, person);
  }

  /** Notes that the back end does not say whose a token is: it counts for the address, and is not asked for again at once. */
  keepUnnamed(bearer: string): void {
    this.forget(bearer);
    this.#unnamed.set(bearer, true);
  }

  /** Called when the back end refuses a token, or has ended it. */
  forget(bearer: string): void {
    this.#unnamed.delete(bearer);
    this.#owners.delete(bearer);
    this.#persons.delete(bearer);
  }

  /**
   * Asks for a token that is not known; equal questions at a time are one.
   *
   * @param read reads `loggedin` with the token, and notes what it says
   */
  async ask(bearer: string, read: () => Promise<unknown>): Promise<void> {
    if (this.#owners.has(bearer) || this.#unnamed.has(bearer)) return;
    let asking = this.#asking.get(bearer);
    if (!asking) {
      asking = read()
        .then(() => undefined)
        .finally(() => this.#asking.delete(bearer));
      this.#asking.set(bearer, asking);
    }
    await asking;
  }
}

/** Who calls, for limits of what one caller may take: the token's user if they are known, else the address. */
export const callerOf = (
  bearer: string | null,
  address: string | undefined,
  owners: Pick<TokenOwners, 'find'>,
): string => (bearer === null ? null : owners.find(bearer)) ?? `address ${address ?? ''}`;
