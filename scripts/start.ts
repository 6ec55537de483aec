/**
 * `npm start`: the whole product. Builds the client when it is missing or older than its sources, starts the sandbox in a
 * separate process unless UPSTREAM_URL names a real back end, then runs the gateway in this process.
 */
import { buildWebIfStale } from './buildWebIfStale.ts';
import { startSandboxProcess } from './startSandboxProcess.ts';

const [sandbox] = await Promise.all([
  process.env.UPSTREAM_URL ? undefined : startSandboxProcess(),
  buildWebIfStale(),
]);
if (sandbox) {
  process.env.UPSTREAM_URL = sandbox.url;
  process.env.UPSTREAM_HONOURS_KEYS ??= 'true';
  // The demo distributor's company in Estonia.
  process.env.CLOSED_BRANCH_COMPANY ??= 'Frontier Parts Europe OÜ; Peterburi tee 71; 11415 Tallinn; Estonia';
}

const { startGateway } = await import('../gateway/main.ts');
const url = await startGateway();

console.log(`\nThe portal      ${url}`);
if (sandbox) {
  console.log('  customer      client@demo.test / demo-client');
  console.log('  staff         staff@demo.test / demo-staff');
}
console.log(`GraphiQL        ${url}/graphql\nBack end        ${process.env.UPSTREAM_URL}/api/v3`);
if (sandbox?.outbox) console.log(`  mails         ${sandbox.outbox}`);
console.log('');
