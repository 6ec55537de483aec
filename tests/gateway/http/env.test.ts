import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../../../gateway/settings/env.ts';
import { settingRows } from '../../../gateway/settings/settings.ts';
import { listUnusual } from '../../../gateway/settings/unusual.ts';
import { withSettings } from '../../../scripts/generateSettings.ts';

const minimal = { UPSTREAM_URL: 'https://erp.example' };

test('docs/settings.md lists the settings as they are checked', async () => {
  for (const [name, , text] of settingRows()) expect(text, name).toMatch(/\.$/);
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(await withSettings());
});

/** What is said of settings that are wrong. */
function faultsOf(source: Record<string, string>): string {
  try {
    readEnv({ ...minimal, ...source });
  } catch (error) {
    return String(error);
  }
  return 'accepted';
}

test.each<[Record<string, string>, string]>([
  [{ PORT: '70000' }, 'PORT: not a whole number from 0 to 65535: 70000'],
  [{ PORT: '0x10' }, 'PORT'],
  [{ PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT: is the same as PORT'],
  [{ UPSTREAM_URL: 'erp.example' }, 'UPSTREAM_URL: not an http: or https: address'],
  [{ UPSTREAM_URL: 'ftp://erp.example' }, 'UPSTREAM_URL: not an http: or https: address'],
  [{ UPSTREAM_URL: 'https://erp.example/api/v3' }, 'UPSTREAM_URL: the address without /api/v3 is wanted'],
  [{ UPSTREAM_URL: 'https://erp.example/x/api/v3/' }, 'UPSTREAM_URL: the address without /api/v3 is wanted'],
  [
    { UPSTREAM_URL: 'https://user:pass-word@erp.example' },
    'UPSTREAM_URL: an address with a user or password',
  ],
  [{ UPSTREAM_URL: 'https://erp.example?x=1' }, 'UPSTREAM_URL: an address with a query'],
  [{ PUBLIC_URL: 'https://parts.example/portal' }, 'PUBLIC_URL: the portal cannot be served below a path'],
  [{ PUBLIC_URL: 'parts.example' }, 'PUBLIC_URL'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ GRAPHIQL: 'maybe' }, 'GRAPHIQL'],
  [{ INTROSPECTION: '2' }, 'INTROSPECTION'],
  [{ UPSTREAM_TIMEOUT_MS: '0' }, 'UPSTREAM_TIMEOUT_MS: not a time from 100 ms'],
  [{ UPSTREAM_TIMEOUT_MS: '-5' }, 'UPSTREAM_TIMEOUT_MS'],
  [{ UPSTREAM_TIMEOUT_MS: '10 s' }, 'UPSTREAM_TIMEOUT_MS'],
  [{ UPSTREAM_TIMEOUT_MS: '10h' }, 'UPSTREAM_TIMEOUT_MS'],
  [{ UPSTREAM_TIMEOUT_MS: '1e4' }, 'UPSTREAM_TIMEOUT_MS'],
  [{ UPSTREAM_IDLE_MS: '0' }, 'UPSTREAM_IDLE_MS'],
  [{ UPSTREAM_HONOURS_KEYS: 'perhaps' }, 'UPSTREAM_HONOURS_KEYS'],
  [{ UPSTREAM_TIME_ZONE: 'Tallinn' }, 'UPSTREAM_TIME_ZONE: not an IANA time zone'],
  [{ UPSTREAM_VERSION: '10 02"' }, 'UPSTREAM_VERSION: not a version'],
  [{ WORKERS: '0' }, 'WORKERS'],
  [{ WORKERS: 'all' }, 'WORKERS'],
  [{ WORKERS: '2' }, 'WORKERS: several want REDIS_URL'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT'],
  [{ OPERATION_BUDGET: '0' }, 'OPERATION_BUDGET: not a whole number from 1 to 1000: 0'],
  [{ OPERATION_BUDGET: '2.5' }, 'OPERATION_BUDGET'],
  [{ BULK_CALLS_PER_SECOND: '0' }, 'BULK_CALLS_PER_SECOND'],
  [{ BULK_CONCURRENCY: '1000' }, 'BULK_CONCURRENCY'],
  [{ BULK_RUNS: '-1' }, 'BULK_RUNS'],
  [{ BULK_PATIENCE_MS: 'long' }, 'BULK_PATIENCE_MS'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS: not an origin: *'],
  [{ REFERENCE_DATA: 'all' }, 'REFERENCE_DATA'],
  [{ REDIS_URL: 'http://redis' }, 'REDIS_URL: not a redis: or rediss: address'],
  [{ REDIS_URL: 'redis://' }, 'REDIS_URL: not a redis: or rediss: address'],
  [{ REDIS_URL: 'redis://redis/main' }, 'REDIS_URL: the path is not the number of a database'],
  [{ REDIS_URL: 'redis://:pass-word%@redis' }, 'REDIS_URL: a % in user or password is written %25'],
  [{ REDIS_URL_FILE: '/nonexistent' }, 'REDIS_URL_FILE: cannot be read: /nonexistent'],
  [{ TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES'],
  [{ IMPRINT_URL: 'javascript:alert(1)' }, 'IMPRINT_URL: not an http: or https: address'],
  [{ SUPPORT_URL: 'javascript:alert(1)' }, 'SUPPORT_URL'],
  [{ HSTS_SECONDS: 'off' }, 'HSTS_SECONDS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ LOG_KEY: 'short' }, 'LOG_KEY: shorter than 16 characters'],
  [{ LOG_IDENTITIES: 'plain' }, 'LOG_IDENTITIES'],
])('%o is refused by name', (source, fault) => {
  const said = faultsOf(source);
  expect(said).toContain(fault);
  expect(said).not.toContain('pass-word');
});

test('times have units, secrets may be in files, an empty value counts as not set', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'redis');
  writeFileSync(file, 'rediss://:secret@redis.example:6379\n');
  const source = { UPSTREAM_TIMEOUT_MS: '10s', BULK_PATIENCE_MS: '2m', REDIS_URL_FILE: file, PORT: '' };
  expect(readEnv({ ...minimal, ...source })).toMatchObject({
    upstreamTimeoutMs: 10_000,
    bulk: { patienceMs: 120_000 },
    redisUrl: 'rediss://:secret@redis.example:6379',
    port: 4000,
  });
  expect(faultsOf({ REDIS_URL: 'redis://other', REDIS_URL_FILE: file })).toContain('REDIS_URL: given twice');
});

const unusualIn = (source: Record<string, string>): string[] =>
  listUnusual({ ...minimal, LOG_KEY: 'k', ...source }, readEnv({ ...minimal, ...source }));

test('what is unusual is said: a misspelt or empty name, production without PUBLIC_URL, a client that is not built', () => {
  const web = { WEB_DIR: 'tests/support/certificates/..' };
  expect(unusualIn({ NODE_ENV: 'production', PUBLIC_URL: 'https://parts.example' }).join()).not.toMatch(
    /PUBLIC|SETTING/,
  );
  const said = unusualIn({
    ...web,
    NODE_ENV: 'production',
    UPSTREM_TIMEOUT_MS: '1',
    REDIS_ULR: 'redis://x',
    PORT: '',
    UPSTREAM_URL: 'http://erp.example',
    GRAPHIQL: 'true',
  });
  expect(said).toEqual([
    expect.stringContaining('PUBLIC_URL is not set'),
    expect.stringContaining('UPSTREAM_URL is not https'),
    'GRAPHIQL is on in production',
    'INTROSPECTION is on in production',
    expect.stringContaining('WEB_DIR has no client'),
    'UPSTREM_TIMEOUT_MS is not a setting: UPSTREAM_TIMEOUT_MS is',
    'REDIS_ULR is not a setting: REDIS_URL is',
    'PORT is empty, which counts as not set',
  ]);
});

function readSwitches(source: object): { graphiql: boolean; introspection: boolean } {
  const { graphiql, introspection } = readEnv({ ...minimal, ...source });
  return { graphiql, introspection };
}

test('production turns GraphiQL and introspection off, unless they are asked for', () => {
  expect(readSwitches({})).toEqual({ graphiql: true, introspection: true });
  expect(readSwitches({ NODE_ENV: 'production' })).toEqual({ graphiql: false, introspection: false });
  expect(readSwitches({ NODE_ENV: 'production', GRAPHIQL: '1' })).toEqual({
    graphiql: true,
    introspection: true,
  });
  expect(readSwitches({ NODE_ENV: 'production', INTROSPECTION: 'true' })).toEqual({
    graphiql: false,
    introspection: true,
  });
});

test('by default it listens on the loopback address, port 4000', () => {
  expect(readEnv(minimal)).toMatchObject({ host: '127.0.0.1', port: 4000, upstreamTimeoutMs: 10_000 });
});

test('all mistakes are reported at once', () => {
  expect(() => readEnv({ PORT: '70000', LOG_LEVEL: 'loud' })).toThrow(
    /PORT[\s\S]*UPSTREAM_URL[\s\S]*LOG_LEVEL/,
  );
});

test('the time zone of the back end is UTC unless it is set, and has to exist', () => {
  expect(readEnv(minimal).upstreamTimeZone).toBe('UTC');
  expect(readEnv({ ...minimal, UPSTREAM_TIME_ZONE: 'Europe/Tallinn' }).upstreamTimeZone).toBe(
    'Europe/Tallinn',
  );
  expect(() => readEnv({ ...minimal, UPSTREAM_TIME_ZONE: 'Tallinn' })).toThrow(
    'UPSTREAM_TIME_ZONE: not an IANA time zone',
  );
});
