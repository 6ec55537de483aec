import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { Pool, types as defaultTypes, type CustomTypesConfig } from 'pg';
import { lockFolder } from './lockFolder.ts';
import type { Database } from './tables.ts';

/**
 * Where the data is stored: a PostgreSQL server, a PGlite folder, a PGlite snapshot in memory, or (no option) empty in
 * memory.
 */
export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dir?: string | undefined;
  /** A data folder packed by PGlite's `dumpDataDir`; in memory only. */
  snapshot?: Blob | undefined;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  /** The embedded database; null on PostgreSQL. */
  lite: PGlite | null;
  close(): Promise<void>;
}

const parseNumber = (text: string): number => Number(text);
const keepText = (text: string): string => text;

/**
 * Reads int8 and numeric as number: all money is integer minor units and far below 2^53, and so are its sums.
 * A `date` stays text, so that no time zone can shift it.
 */
const types: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === defaultTypes.builtins.INT8 || oid === defaultTypes.builtins.NUMERIC) return parseNumber;
    if (oid === defaultTypes.builtins.DATE) return keepText;
    return defaultTypes.getTypeParser(oid, format);
  },
};

/**
 * Opens the database and brings its tables up to date; the same driver and SQL on PGlite and on PostgreSQL 15+.
 * PGlite has a single connection: inside an open transaction, query only through that transaction.
 * @throws when another process holds the PGlite folder, or a migration fails.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const opened =
    options.databaseUrl === undefined ? await openLite(options) : openServer(options.databaseUrl);
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

function openServer(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 8, types });
  // An idle connection that the server drops must not end the process; the next query reports its own failure.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, lite: null, close: () => db.destroy() };
}

async function openLite({ dir, snapshot }: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = dir === undefined ? () => undefined : lockFolder(dir);
  const extensions = { pg_trgm };
  const lite = await PGlite.create({
    extensions,
    ...(dir === undefined ? {} : { dataDir: `${dir}/pgdata` }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const pool = new Pool({ ...createPgConfig(lite), max: 1, types });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    lite,
    async close() {
      await db.destroy();
      await lite.close();
      unlock();
    },
  };
}

/**
 * Runs the migrations of the folder in the order of their names. A released one is never edited: add the next number.
 */
async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(import.meta.dirname, 'migrations'),
    // Windows imports absolute paths by URL only.
    import: (file) => import(pathToFileURL(file).href),
  });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
