import type { Read } from '../../contract/reader/Read.ts';
import { RestError } from './RestError.ts';
import type { RestSession } from './RestSession.ts';
import type { AnswerOf } from './restTypes.ts';
import { callerOf, type Person } from './upstream/TokenOwners.ts';
import type { Upstream } from './upstream/Upstream.ts';

interface CallerOptions {
  upstream: Pick<Upstream, 'owners' | 'isCrowded'>;
  session: RestSession;
  /** The caller's address: it distinguishes visitors. */
  address?: string | undefined;
  /** Reads `loggedin`, whose answer goes to `read`. */
  readSession: () => Promise<unknown>;
}

/** The caller of one request: the user of its token if the back end names them, else the address. */
export class CallerOfRequest {
  readonly #options: CallerOptions;

  constructor(options: CallerOptions) {
    this.#options = options;
  }

  /** The caller, if known without a call. */
  get known(): string {
    const { session, upstream, address } = this.#options;
    return callerOf(session.bearer, address, upstream.owners);
  }

  /**
   * Who calls, as a name for counting what one caller takes. Asks for a token that is not known, so that made-up tokens
   * are counted together; a back end that does not say whose it is leaves it so.
   * @throws RestError when the back end refuses the token
   */
  async identify(): Promise<string> {
    const { session, upstream, readSession } = this.#options;
    const { bearer } = session;
    try {
      if (bearer !== null) await upstream.owners.ask(bearer, readSession);
    } catch (error) {
      if (!(error instanceof RestError) || error.status === 401 || error.status === 403) throw error;
      if (bearer !== null && error.status === 404) upstream.owners.keepUnnamed(bearer);
    }
    return this.known;
  }

  /** Who calls. While an address has many calls running, or is held back, finds out whose this one is. */
  inCrowd(path: string): string | Promise<string> {
    const { session, upstream, address } = this.#options;
    const { bearer } = session;
    const user = bearer === null ? null : upstream.owners.find(bearer);
    if (user !== null) return user;
    const visitor = callerOf(null, address, upstream.owners);
    if (bearer === null || !upstream.isCrowded(visitor, path)) return visitor;
    // The call itself says what is wrong.
    return this.identify().catch(() => this.known);
  }

  /** The currencies that a program may ask for; empty where it may ask for any, or they are not known. */
  currencies(): readonly string[] | Promise<readonly string[]> {
    const { session, upstream } = this.#options;
    const { bearer, currency, mustHaveCurrency } = session;
    if (!mustHaveCurrency || bearer === null || currency === null) return [];
    const { owners } = upstream;
    if (owners.find(bearer) !== null) return owners.currenciesOf(bearer);
    // The call itself says what is wrong.
    return this.identify().then(
      () => owners.currenciesOf(bearer),
      () => [],
    );
  }

  /** Notes whose the session's token is, and who acts for them. */
  note(person: Person, currencies: readonly string[] = []): void {
    const { session, upstream } = this.#options;
    if (session.bearer !== null) upstream.owners.keep(session.bearer, person, currencies);
  }

  /** Forgets for whom the session's token acts, which has switched. */
  forgetPerson(): void {
    const { session, upstream } = this.#options;
    if (session.bearer !== null) upstream.owners.forgetPerson(session.bearer);
  }

  /** Forgets whose the session's token is, which has ended. */
  forget(): void {
    const { session, upstream } = this.#options;
    if (session.bearer !== null) upstream.owners.forget(session.bearer);
  }

  /** Notes what `loggedin` answered. */
  read(answer: Read<AnswerOf<'getLoggedIn'>>): void {
    const id = 'user' in answer ? answer.user.id : null;
    if (id === null || !('user' in answer)) return this.forget();
    const codes = answer.currencyCodes ?? [];
    // One that cannot be read may be the one that is asked for.
    const known = codes.filter((code) => code !== null);
    this.note(
      { user: id, actor: answer.originalUser?.id ?? null, account: answer.selectedAccess?.id ?? null },
      known.length === codes.length ? known : [],
    );
  }
}
