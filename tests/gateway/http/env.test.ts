import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv, settings } from '../../../gateway/env.ts';

const minimal = { UPSTREAM_URL: 'https://erp.example' };

test("every setting of the gateway has a description, and a row in README's table", () => {
  const rows = new Set(
    [...readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name),
  );
  for (const [name, { desc }] of Object.entries(settings)) {
    expect(desc, name).toMatch(/\.$/);
    expect(rows, name).toContain(name);
  }
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
