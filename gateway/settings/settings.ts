import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compile } from '@fastify/proxy-addr';
import { bool, EnvError, makeValidator, str } from 'envalid';
import { clientVersion } from '../../contract/clientVersion.ts';

/** A whole number in a range. */
const whole = (least: number, most: number) =>
  makeValidator((text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new EnvError(`not a whole number from ${least} to ${most}: ${text}`);
  });

/** A port, or 0 for any free one. */
const port = whole(0, 65_535);

const milliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** A time in milliseconds, or with its unit: `10s`, `500ms`, `2m`. */
const duration = (leastMs: number, mostMs: number) =>
  makeValidator((text) => {
    const [, digits = '', unit = 'ms'] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
    const ms = digits === '' ? NaN : Number(digits) * (milliseconds[unit] ?? NaN);
    if (ms >= leastMs && ms <= mostMs) return ms;
    throw new EnvError(`not a time from ${leastMs} ms to ${mostMs} ms, such as 500ms or 10s: ${text}`);
  });

/** A web address without credentials; `isWrong` says what else may be wrong with it. */
const webAddress = (isWrong: (url: URL) => string | false = () => false) =>
  makeValidator((text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol))
      throw new EnvError(`not an http: or https: address: ${text}`);
    // The text is not repeated: it holds a password.
    if (url.username || url.password)
      throw new EnvError('an address with a user or password is not supported');
    const wrong = isWrong(url);
    if (wrong !== false) throw new EnvError(`${wrong}: ${text}`);
    return text;
  });

const backEnd = webAddress(({ pathname, search, hash }) => {
  if (search || hash) return 'an address with a query or fragment';
  return /\/api(\/v\d+)?\/?$/.test(pathname) && 'the address without /api/v3 is wanted';
});
const origin = webAddress(
  ({ pathname, search, hash }) =>
    (pathname !== '/' || search !== '' || hash !== '') &&
    'the portal cannot be served below a path; the address without one is wanted',
);

/** Origins with commas between, each exactly as browsers send it. */
const origins = makeValidator((text) => {
  const list = text.split(',').flatMap((one) => one.trim() || []);
  for (const one of list) {
    if (!/^https?:/.test(one) || URL.parse(one)?.origin !== one) throw new EnvError(`not an origin: ${one}`);
  }
  return list;
});

/** A Redis, `redis:` or `rediss:` with TLS. The text is not repeated: it may hold a password. */
const redisUrl = makeValidator((text) => {
  const { protocol = '', hostname = '', pathname = '', username = '', password = '' } = URL.parse(text) ?? {};
  // Without a host it would be this machine's.
  if (!/^rediss?:$/.test(protocol) || hostname === '') throw new EnvError('not a redis: or rediss: address');
  if (!/^\/?\d*$/.test(pathname)) throw new EnvError('the path is not the number of a database');
  if (/%(?![\da-f]{2})/i.test(username + password))
    throw new EnvError('a % in user or password is written %25');
  return text;
});

/** Addresses and ranges with commas between, `loopback`, `linklocal` and `uniquelocal` among them. */
const proxies = makeValidator((text) => {
  const list = text.split(',').flatMap((one) => one.trim() || []);
  try {
    compile(list);
  } catch {
    throw new EnvError(`not addresses or ranges: ${text}`);
  }
  return list;
});

/** An IANA time zone. */
const timeZone = makeValidator((text) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new EnvError(`not an IANA time zone: ${text}`);
  }
});

/** A version as the back end sends it. */
const version = makeValidator((text) => {
  if (/^[\w.-]{1,40}$/.test(text)) return text;
  throw new EnvError(`not a version: ${text}`);
});

/** How many processes: a number, or one a core. */
const workers = makeValidator((text) => {
  const number = text === 'cores' ? availableParallelism() : Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 256) return number;
  throw new EnvError(`not 1 to 256, nor cores: ${text}`);
});

/** A secret that cannot be guessed. */
const secret = makeValidator((text) => {
  if (text.length >= 16) return text;
  throw new EnvError('shorter than 16 characters');
});

/** All settings of the gateway. They are validated, printed by `--help` and listed in docs/settings.md. */
export const settings = {
  PORT: port({ default: 4000, desc: 'Port of the gateway; 0 takes any free port.' }),
  HOST: str({ default: '127.0.0.1', desc: 'Address that the gateway listens on.' }),
  UPSTREAM_URL: backEnd({
    desc: 'Base URL of the back end, without `/api/v3`; `npm start` without it runs the sandbox.',
  }),
  PUBLIC_URL: origin({
    default: undefined,
    desc: 'Origin of the portal for browsers, behind a proxy; https makes the cookie Secure.',
  }),
  NODE_ENV: str({
    choices: ['production', 'development', 'test'],
    default: 'development',
    desc: '`production` turns off GraphiQL, introspection and ad-hoc operations of cookie sessions.',
  }),
  GRAPHIQL: bool({
    default: undefined,
    desc: 'GraphiQL at `/graphql`, and ad-hoc operations of cookie sessions; by default not in production.',
  }),
  INTROSPECTION: bool({
    default: undefined,
    desc: 'Introspection of the schema; by default where GraphiQL is on.',
  }),
  UPSTREAM_VERSION: version({
    default: clientVersion,
    desc: 'Version number of the back end that the client fits; with another one users are offered an update.',
  }),
  UPSTREAM_TIMEOUT_MS: duration(
    100,
    120_000,
  )({
    default: 10_000,
    desc: 'Time for one call to the back end, including its retries.',
  }),
  UPSTREAM_IDLE_MS: duration(
    1,
    120_000,
  )({
    default: 200,
    desc: 'How long a connection to the back end may be idle before a write; less than it, and any proxy, keeps one.',
  }),
  UPSTREAM_HONOURS_KEYS: bool({
    default: false,
    desc: 'Whether the back end does a write once per `Idempotency-Key`; then one with an unknown outcome is sent again. On with the sandbox.',
  }),
  UPSTREAM_TIME_ZONE: timeZone({
    default: 'UTC',
    desc: 'IANA time zone of the back end: of the days in filters, and of times that it writes without a zone.',
  }),
  UPSTREAM_WIRE: str({
    default: undefined,
    desc: 'Module that translates calls and answers of a back end that differs from the contract ([your back end](your-back-end.md)).',
  }),
  WORKERS: workers({
    default: 1,
    desc: 'Processes sharing the port; `cores` starts one per core. More than 1 needs Redis.',
  }),
  METRICS_PORT: port({
    default: undefined,
    desc: 'Port of `/metrics` for Prometheus; 0 turns it off. Traces use the `OTEL_*` variables.',
  }),
  OPERATION_BUDGET: whole(
    1,
    1000,
  )({
    default: 20,
    desc: 'Calls to the back end per operation; more expensive operations are rejected.',
  }),
  BULK_CALLS_PER_SECOND: whole(
    1,
    10_000,
  )({
    default: 100,
    desc: 'Calls to the back end that bulk reads and exports of a process start per second.',
  }),
  BULK_CONCURRENCY: whole(
    1,
    256,
  )({
    default: 10,
    desc: 'Calls to the back end that bulk reads and exports of a process have in flight.',
  }),
  BULK_RUNS: whole(
    1,
    1000,
  )({
    default: 8,
    desc: 'Bulk reads and exports running at once in a process; at most two per session.',
  }),
  BULK_PATIENCE_MS: duration(
    0,
    600_000,
  )({
    default: 30_000,
    desc: 'How long a bulk read keeps trying while the back end is unavailable.',
  }),
  CORS_ORIGINS: origins({
    default: [],
    desc: 'Origins whose pages may call with `Authorization` and show pictures ([browsers](api/browsers.md)).',
  }),
  COMPRESSION: bool({
    default: false,
    desc: 'Compresses answers of the API of 2 KB and more; a proxy in front usually does.',
  }),
  HSTS_SECONDS: whole(
    0,
    63_072_000,
  )({
    default: 31_536_000,
    desc: 'How long browsers use https alone, where `PUBLIC_URL` is https; 0 sends no such header.',
  }),
  REFERENCE_DATA: str({
    choices: ['perUser', 'shared'],
    default: 'perUser',
    desc: '`shared`: vehicle tree and article groups are the same for all users.',
  }),
  REDIS_URL: redisUrl({
    default: undefined,
    desc: 'Redis of several gateways, for idempotency keys, log-in attempts and builds of the client; `rediss:` is TLS.',
  }),
  TRUSTED_PROXIES: proxies({
    default: [],
    desc: 'Proxies trusted for X-Forwarded-For and -Proto: addresses, ranges, `loopback`, `uniquelocal`.',
  }),
  CLOSED_BRANCH_COMPANY: str({
    default: undefined,
    desc: 'Name and address of the company for customers of a closed branch, `;` between lines.',
  }),
  CLOSED_BRANCH_URL: webAddress()({ default: undefined, desc: 'Web address of that company.' }),
  IMPRINT_URL: webAddress()({
    default: undefined,
    desc: 'Imprint, linked on the log-in page and in the footer.',
  }),
  PRIVACY_URL: webAddress()({ default: undefined, desc: 'Privacy notice, linked in the same places.' }),
  TERMS_URL: webAddress()({ default: undefined, desc: 'Terms of use, linked in the same places.' }),
  SUPPORT_URL: makeValidator((text) => {
    if (/^(https?:\/\/|mailto:[^\s@]+@|tel:\+?\d)/.test(text) && URL.canParse(text)) return text;
    throw new EnvError(`not an https:, mailto: or tel: address: ${text}`);
  })({ default: undefined, desc: 'Help for users, linked in the same places: a page, `mailto:` or `tel:`.' }),
  WEB_DIR: str({ default: 'dist/web', desc: 'Folder of the built client.' }),
  BRAND_DIR: str({
    default: undefined,
    desc: 'Folder with the name, logo and colour of your own brand ([branding](branding.md)).',
  }),
  LOG_LEVEL: str({
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    default: 'info',
    desc: '`silent`, `error`, `warn`, `info` or `debug`.',
  }),
  LOG_KEY: secret({
    default: undefined,
    desc: 'Secret that all gateways share, for the pseudonyms in the log; without it they change with each start.',
  }),
  LOG_IDENTITIES: str({
    choices: ['hashed', 'clear'],
    default: 'hashed',
    desc: '`clear`: ids of users and accounts and addresses in the log as they are.',
  }),
  BUILD_COMMIT: str({ default: undefined, desc: 'Commit that this build was made of; the image sets it.' }),
};

/** The name of a setting. */
export type SettingName = keyof typeof settings;

/** Settings that may also be read from a file, which `<name>_FILE` names. */
export const secretNames = ['REDIS_URL', 'LOG_KEY'] as const;

/** A key for a process whose operator gave none. */
export const makeKey = (): string => randomBytes(32).toString('base64url');

/** The settings as rows: name, default, what it sets. */
export const settingRows = (): [name: string, byDefault: string, text: string][] =>
  Object.entries(settings).map(([name, spec]) => {
    const { default: value } = spec as { default?: unknown };
    const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
    const files: readonly string[] = secretNames;
    return [
      name,
      isNone ? '' : String(value),
      `${spec.desc ?? ''}${files.includes(name) ? ` Or \`${name}_FILE\`, a file that holds it.` : ''}`,
    ];
  });
