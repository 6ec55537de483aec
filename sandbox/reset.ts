/**
 * `npm run sandbox:reset`: deletes the sandbox's data and creates it again: the folder of the embedded
 * database, or the schema `public` of the PostgreSQL at DATABASE_URL.
 */
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { createSandbox } from './createSandbox.ts';
import { lockFolder } from './db/lockFolder.ts';
import { readSandboxEnv } from './env.ts';

const started = Date.now();
const env = readSandboxEnv(process.env);
try {
  if (env.databaseUrl === undefined) {
    const unlock = lockFolder(env.dir);
    rmSync(`${env.dir}/pgdata`, { recursive: true, force: true });
    unlock();
  } else {
    const client = new Client({ connectionString: env.databaseUrl });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    await client.end();
  }
  const sandbox = await createSandbox(env);
  await sandbox.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(`Sandbox data reset (${((Date.now() - started) / 1000).toFixed(1)} s).`);
