import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { startClock } from './clock/startClock.ts';
import { createApp } from './createApp.ts';
import { fillDemo } from './fillDemo.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Database } from './db/tables.ts';
import type { DialectName } from './dialects/addDialects.ts';
import { createTokenSigner } from './http/tokens.ts';
import { modules } from './modules.ts';
import type { Mail } from './mail/sendMail.ts';

export interface SandboxOptions {
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; without it (and without databaseUrl) the data is in memory. */
  dir?: string | undefined;
  /** A packed data folder to start from, in memory (tests). */
  snapshot?: Blob | undefined;
  /** How many articles an empty database gets; default 20,000. */
  articles?: number | undefined;
  /** How fast the distributor works: 1 = a step takes minutes of real time, 0 (default) = not at all. */
  clockSpeed?: number | undefined;
  /** Key that signs session tokens; by default a random one, stored in the database. */
  secret?: string | undefined;
  /** pino's level; default 'silent'. */
  logLevel?: string | undefined;
  /** Adds the routes that make calls fail on purpose (see support/faults.ts); default off. */
  faults?: boolean | undefined;
  /** Adds the page of mails (see mail/outboxPage.ts); default off. */
  outbox?: boolean | undefined;
  /** Address of the portal, for links in mails. */
  portalUrl?: string | undefined;
  /** Called with each mail that a real back end would send; the outbox keeps it in any case. */
  onMail?: ((mail: Mail) => void) | undefined;
  /** Lets integrations connect to addresses of the inner network, for tests; default off. */
  localFtp?: boolean | undefined;
  /** How answers are written; default `standard`, as the contract says (see sandbox/dialects). */
  dialect?: DialectName | undefined;
}

/** A running demo back end. */
export interface Sandbox {
  /** Base address, without `/api/v3`; known once it listens. */
  readonly url: string;
  readonly db: Kysely<Database>;
  /** Starts listening; port 0 takes a free one. Returns the base address. */
  listen(port?: number, host?: string): Promise<string>;
  /** Waits a few seconds for running calls, ends those that still run, and closes the database. */
  close(): Promise<void>;
}

/** Time that running calls have to end when the sandbox is closed. */
const closeWithinMs = 3_000;

/** Opens the database, fills it with demo data when it is empty, and creates a server for the contract's operations. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { db, close } = await openDatabase(options);
  try {
    await fillDemo(db, { articles: options.articles ?? 20_000 });
    const tokens = createTokenSigner(options.secret ?? (await keptSecret(db)));
    const { logLevel, faults, outbox, portalUrl, onMail, localFtp = false } = options;
    const { clockSpeed: speed = 0, dialect } = options;
    const routes = modules.flatMap((module) => module.routes);
    const app = await createApp({
      db,
      tokens,
      routes,
      logLevel,
      faults,
      outbox,
      portalUrl,
      localFtp,
      dialect,
      onMail,
    });
    const onError = (error: unknown) => app.log.error({ err: error }, 'clock failed');
    const clock = startClock(db, { speed, localFtp, onError });
    let url = '';
    return {
      get url() {
        return url;
      },
      db,
      async listen(port = 0, host = '127.0.0.1') {
        url = await app.listen({ port, host });
        return url;
      },
      async close() {
        // A connection that never sent a request, or a slow download, would hold the server for a minute and more.
        const impatient = setTimeout(() => app.server.closeAllConnections(), closeWithinMs);
        await app.close();
        clearTimeout(impatient);
        await clock.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The signing key stored at the first start, so that sessions survive restarts. */
async function keptSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: 'token-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'token-secret')
    .executeTakeFirstOrThrow();
  return row.value;
}
