import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/createSandbox.ts';
import { demoUsers } from '../../sandbox/demo/demoUsers.ts';
import { defaultDatabase, type TestDatabase } from './databases.ts';
import { RestCaller } from './RestCaller.ts';

/** A sandbox on a free port with the small demo data, for one test file. */
export interface TestSandbox extends Sandbox {
  /** A caller without a session. */
  visitor: RestCaller;
  /** Logs a demo user in by the first part of the email: `client`, `staff`, `buyer` … */
  as(name: string): Promise<RestCaller>;
}

/**
 * Starts a sandbox for a test: `const sandbox = await startSandbox({ database })`, `await sandbox.close()` after it.
 * The distributor's clock is off.
 */
export async function startSandbox({
  database = defaultDatabase,
  faults = false,
  clockSpeed = 0,
  localFtp = false,
  dialect,
}: {
  database?: TestDatabase;
  faults?: boolean;
  clockSpeed?: number;
  localFtp?: boolean | undefined;
  dialect?: SandboxOptions['dialect'];
} = {}): Promise<TestSandbox> {
  const { options, drop } = await database.copy();
  const sandbox = await createSandbox({
    ...options,
    faults,
    clockSpeed,
    localFtp,
    dialect,
    secret: 'test-secret-test-secret-test-secret',
  });
  await sandbox.listen();
  const visitor = new RestCaller(sandbox.url, null);
  return {
    url: sandbox.url,
    db: sandbox.db,
    listen: sandbox.listen.bind(sandbox),
    visitor,
    async as(name) {
      const user = demoUsers.find(({ email }) => email === `${name}@demo.test`);
      if (user === undefined) throw new Error(`There is no demo user ${name}.`);
      const body = { username: user.email, password: user.password };
      const { token } = await visitor.ok('loginCheck', { body });
      return new RestCaller(sandbox.url, token);
    },
    async close() {
      await sandbox.close();
      await drop();
    },
  };
}
