import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { describe } from 'vitest';
import { demoUsers } from '../../sandbox/demo/demoUsers.ts';
import { fillDemo } from '../../sandbox/fillDemo.ts';
import { openDatabase } from '../../sandbox/db/openDatabase.ts';
import type { Database } from '../../sandbox/db/tables.ts';
import { hashPassword } from '../../sandbox/http/passwords.ts';
import { withFileLock } from '../../scripts/withFileLock.ts';
import { isMatrix } from './matrix.ts';

/** A fresh copy of the small demo distributor, on one kind of database. */
export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL';
  /** Makes a separate copy: the options of `createSandbox`, and a function that drops it. */
  copy(): Promise<{ options: { snapshot: Blob } | { databaseUrl: string }; drop(): Promise<void> }>;
}

/** Number of articles in test data: enough for every rule, quick to create. */
const articles = 1_500;
const cache = 'node_modules/.cache/sandbox';

/** Changes with the migrations, the demo code, this file and the day (demo times count back from today). */
const version = demoVersion();

/** Read once a worker. PGlite copies each file out of it, so that no copy changes it. */
let snapshotBytes: Promise<ArrayBuffer> | undefined;

const readSnapshot = async (): Promise<ArrayBuffer> => {
  const { buffer } = new Uint8Array(readFileSync(await snapshotFile()));
  return buffer;
};

/** Hands over its bytes as they are; a plain Blob copies them when it is made and when it is read. */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

export const pglite: TestDatabase = {
  name: 'PGlite',
  async copy() {
    snapshotBytes ??= readSnapshot();
    return { options: { snapshot: new Snapshot(await snapshotBytes) }, drop: () => Promise.resolve() };
  },
};

const serverUrl = await findServer();
const postgres = serverUrl === null ? null : postgresOn(serverUrl);

/**
 * The database of most tests: PostgreSQL when a server answers at TEST_DATABASE_URL or 127.0.0.1:5432, since it takes half the
 * processor time, and a copy of the demo data a tenth, else PGlite.
 */
export const defaultDatabase: TestDatabase = postgres ?? pglite;

/**
 * Runs a suite of the sandbox on the default database; in the matrix, on both databases. Without a PostgreSQL server, its half
 * is reported as skipped.
 */
export function eachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  if (!isMatrix) {
    describe(`${name} on ${defaultDatabase.name}`, () => suite(defaultDatabase));
    return;
  }
  describe(`${name} on PGlite`, () => suite(pglite));
  const skipped = ' (skipped: no server at TEST_DATABASE_URL or 127.0.0.1:5432)';
  describe.skipIf(postgres === null)(`${name} on PostgreSQL${postgres === null ? skipped : ''}`, () => {
    suite(defaultDatabase);
  });
}

function postgresOn(url: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    async copy() {
      const template = await templateDatabase(url);
      const name = `sandbox_test_${today()}_${randomBytes(6).toString('hex')}`;
      // By its files: through the log, PostgreSQL's default, takes more than twice the processor time.
      await withClient(url, (client) =>
        client.query(`create database ${name} template ${template} strategy file_copy`),
      );
      return {
        options: { databaseUrl: withName(url, name) },
        drop: async () => {
          await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`));
        },
      };
    },
  };
}

/** The small demo distributor, whose users log in quickly: tests log in a thousand times. */
async function fillTestData(db: Kysely<Database>): Promise<void> {
  await fillDemo(db, { articles });
  for (const { email, password } of demoUsers) {
    await db
      .updateTable('user_passwords')
      .set({ hash: await hashPassword(password, 2) })
      .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('email', '=', email))
      .execute();
  }
}

/** The packed PGlite folder of this version; the first process to need it creates it, the others wait. */
async function snapshotFile(): Promise<string> {
  const file = `${cache}/${version}.tar`;
  await withFileLock(`${cache}/lock`, async () => {
    if (existsSync(file)) return;
    for (const old of readdirSync(cache)) {
      if (old.endsWith('.tar')) rmSync(`${cache}/${old}`, { force: true });
    }
    const { db, lite, close } = await openDatabase();
    // Old parts of the log are deleted instead of kept for reuse: they would be a third of the snapshot.
    await sql`set wal_recycle = off`.execute(db);
    await fillTestData(db);
    // Without it each copy would replay the log of all that was filled in, half the time of its start.
    await sql`checkpoint`.execute(db);
    const packed = await lite?.dumpDataDir('none');
    await close();
    if (packed === undefined) throw new Error('The embedded database gave no snapshot.');
    const unfinished = `${file}.${String(process.pid)}`;
    writeFileSync(unfinished, Buffer.from(await packed.arrayBuffer()));
    renameSync(unfinished, file);
  });
  return file;
}

/** The filled template database of this version; created once under an advisory lock. */
async function templateDatabase(url: string): Promise<string> {
  const template = `sandbox_template_${version}`;
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(1002)');
    const found = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'sandbox\\_%'",
    );
    if (found.rows.some(({ datname }) => datname === template)) return;
    // Leftovers of runs on other days. A run across midnight still uses yesterday's.
    for (const { datname } of found.rows) {
      if (![today(), today(1)].some((day) => datname.includes(day)))
        await client.query(`drop database if exists ${datname} with (force)`);
    }
    const making = `sandbox_making_${today()}_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${making}`);
    const { db, close } = await openDatabase({ databaseUrl: withName(url, making) });
    await fillTestData(db);
    // Each copy takes a quarter less time.
    await sql`vacuum full`.execute(db);
    await close();
    await client.query(`alter database ${making} rename to ${template}`);
  });
  return template;
}

async function findServer(): Promise<string | null> {
  const given = process.env['TEST_DATABASE_URL'];
  const guesses = [userInfo().username, 'postgres'].map(
    (user) => `postgres://${user}@127.0.0.1:5432/postgres`,
  );
  for (const url of given === undefined ? guesses : [given]) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      const { rows } = await client.query<{ may: boolean }>(
        'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
      );
      if (rows[0]?.may === true) return url;
    } catch {
      // Not running, or access denied: try the next address, else PostgreSQL is skipped.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return null;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  // No test asks what a server has kept after a crash.
  changed.searchParams.set('options', '-c synchronous_commit=off');
  return changed.href;
}

function demoVersion(): string {
  const hash = createHash('sha256');
  const sources = [
    'sandbox/{db,demo}/**/*.{ts,json}',
    'sandbox/support/random.ts',
    'sandbox/modules.ts',
    'sandbox/http/passwords.ts',
    'tests/support/databases.ts',
  ];
  for (const file of globSync(sources).toSorted()) hash.update(file).update(readFileSync(file));
  return `${today()}_${hash.digest('hex').slice(0, 10)}`;
}

/** The day in UTC, without hyphens. */
function today(daysAgo = 0): string {
  return new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
}
