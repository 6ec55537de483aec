/**
 * `npm start`: the whole product. Builds the client when it is missing or older than its sources, starts the sandbox in a
 * separate process unless UPSTREAM_URL names a real back end, then runs the gateway in this process.
 */
import { buildWebIfStale } from './buildWebIfStale.ts';
import { startSandboxProcess } from './startSandboxProcess.ts';

// The mails of the demo lead to the portal; with any free port its address is not known yet.
const { HOST = '127.0.0.1', PORT = '4000', PUBLIC_URL } = process.env;
if (PUBLIC_URL || PORT !== '0') process.env.SANDBOX_PORTAL_URL ??= PUBLIC_URL || `http://${HOST}:${PORT}`;

const [sandbox] = await Promise.all([
  process.env.UPSTREAM_URL ? undefined : startSandboxProcess().catch(stopWithIt),
  buildWebIfStale(),
]);
if (sandbox) {
  process.env.UPSTREAM_URL = sandbox.url;
  process.env.UPSTREAM_HONOURS_KEYS ??= 'true';
  // The demo distributor's company in Estonia.
  process.env.CLOSED_BRANCH_COMPANY ??= 'Frontier Parts Europe OÜ; Peterburi tee 71; 11415 Tallinn; Estonia';
}

/** The sandbox has said why it does not start. */
function stopWithIt(): never {
  process.exit(1);
}

const { startGateway } = await import('../gateway/main.ts');
const url = await startGateway();

console.log(`\nThe portal      ${url}`);
if (sandbox) {
  console.log('  customer      client@demo.test / demo-client');
  console.log('  staff         staff@demo.test / demo-staff');
}
if (process.env.NODE_ENV !== 'production') console.log(`GraphiQL        ${url}/graphql`);
console.log(`Back end        ${process.env.UPSTREAM_URL}/api/v3`);
if (sandbox?.outbox) console.log(`  mails         ${sandbox.outbox}`);
console.log('');
