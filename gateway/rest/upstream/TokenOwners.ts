const keptMs = 60_000;

/** A user, who acts for them (null while they act themselves), and the open business account as far as it is known. */
export interface Person {
  user: number | string;
  actor: number | string | null;
  account?: number | string | null;
}

/** The owner of a token, as far as the back end has told. */
interface Known {
  /** Names the user for counting; null where the back end does not say whose the token is. */
  name: string | null;
  /** The account's currencies; empty where the back end does not say them. */
  currencies: readonly string[];
  /** Until the back end says otherwise: who acts for whom changes by a switch alone, after which it is asked again. */
  person: Person | null;
  /** When the name and the currencies end, as `performance.now()`. */
  until: number;
}

const mostTokens = 10_000;

/**
 * Whose the tokens are that this process has seen within a minute. Anybody can make up tokens: what is done with one
 * counts for the caller's address, until the back end has once accepted it; then for its user, whatever tokens they have.
 */
export class TokenOwners {
  /** Those first of which the back end has said nothing for the longest time. */
  readonly #tokens = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<void>>();

  /** The user of a token, as a name for counting; null where it is not known. */
  find(bearer: string): string | null {
    return this.#current(bearer)?.name ?? null;
  }

  /** The currencies that a token's account has; empty where they are not known. */
  currenciesOf(bearer: string): readonly string[] {
    return this.#current(bearer)?.currencies ?? [];
  }

  /** Whom a token stood for when the back end was last asked; null where it was not, or has ended the token. */
  personOf(bearer: string): Person | null {
    return this.#tokens.get(bearer)?.person ?? null;
  }

  /** Called when a token may stand for another account by now. */
  forgetPerson(bearer: string): void {
    const known = this.#tokens.get(bearer);
    if (known) known.person = null;
  }

  /** Notes whose a token is: the back end has just said so. */
  keep(bearer: string, person: Person, currencies: readonly string[] = []): void {
    this.#set(bearer, { name: `user ${person.actor ?? person.user}`, currencies, person });
  }

  /** Notes that the back end does not say whose a token is: it counts for the address, and is not asked for again at once. */
  keepUnnamed(bearer: string): void {
    this.#set(bearer, { name: null, currencies: [], person: null });
  }

  /** Called when the back end refuses a token, or has ended it. */
  forget(bearer: string): void {
    this.#tokens.delete(bearer);
  }

  /**
   * Asks for a token that is not known; equal questions at a time are one.
   *
   * @param read reads `loggedin` with the token, and notes what it says
   */
  async ask(bearer: string, read: () => Promise<unknown>): Promise<void> {
    if (this.#current(bearer)) return;
    let asking = this.#asking.get(bearer);
    if (!asking) {
      asking = read()
        .then(() => undefined)
        .finally(() => this.#asking.delete(bearer));
      this.#asking.set(bearer, asking);
    }
    await asking;
  }

  #current(bearer: string): Known | undefined {
    const known = this.#tokens.get(bearer);
    return known && performance.now() < known.until ? known : undefined;
  }

  #set(bearer: string, known: Omit<Known, 'until'>): void {
    this.#tokens.delete(bearer);
    this.#tokens.set(bearer, { ...known, until: performance.now() + keptMs });
    if (this.#tokens.size <= mostTokens) return;
    const [oldest] = this.#tokens.keys();
    if (oldest !== undefined) this.#tokens.delete(oldest);
  }
}

/** Who calls, for limits of what one caller may take: the token's user if they are known, else the address. */
export const callerOf = (
  bearer: string | null,
  address: string | undefined,
  owners: Pick<TokenOwners, 'find'>,
): string => (bearer === null ? null : owners.find(bearer)) ?? `address ${address ?? ''}`;
