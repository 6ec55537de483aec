import { bool, cleanEnv, EnvError, makeValidator, num, str, url } from 'envalid';

/** A port, or 0 for any free one. */
const port = makeValidator((text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new EnvError(`not a port: ${text}`);
});

/** Every setting of the gateway; README's table says the same. */
export const settings = {
  PORT: port({ default: 4000, desc: 'Port that the gateway listens on; 0 takes any free one.' }),
  HOST: str({ default: '127.0.0.1', desc: 'Address that the gateway listens on.' }),
  UPSTREAM_URL: url({
    desc: 'Base of the back end, without /api/v3. `npm start` runs the sandbox when it is not set.',
  }),
  PUBLIC_URL: url({
    default: undefined,
    desc: 'Where browsers reach the portal, when a proxy stands before it; https makes the cookie Secure.',
  }),
  NODE_ENV: str({
    choices: ['production', 'development', 'test'],
    default: 'development',
    desc: 'production turns GraphiQL, introspection and free operations of cookie sessions off.',
  }),
  GRAPHIQL: bool({
    default: undefined,
    desc: 'GraphiQL at /graphql, and free operations of cookie sessions; default: not in production.',
  }),
  INTROSPECTION: bool({
    default: undefined,
    desc: 'Introspection of the schema; default: where GraphiQL is on.',
  }),
  UPSTREAM_TIMEOUT_MS: num({
    default: 10_000,
    desc: 'Milliseconds that one call to the back end may take, all its attempts together.',
  }),
  WEB_DIR: str({ default: 'dist/web', desc: 'Folder of the built client.' }),
  LOG_LEVEL: str({
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    default: 'info',
    desc: 'How much the gateway logs.',
  }),
};

/** The settings, read and checked. */
export interface GatewayEnv {
  port: number;
  host: string;
  upstreamUrl: string;
  publicUrl: string | null;
  graphiql: boolean;
  introspection: boolean;
  upstreamTimeoutMs: number;
  webDir: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the settings; throws one error that names everything that is wrong with them. */
export function readEnv(source: Record<string, string | undefined>): GatewayEnv {
  const env = cleanEnv(source, settings, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message ?? 'wrong'}`);
      if (faults.length > 0) throw new EnvError(`Settings of the gateway:\n  ${faults.join('\n  ')}`);
    },
  });
  const graphiql = env.GRAPHIQL ?? env.NODE_ENV !== 'production';
  return {
    port: env.PORT,
    host: env.HOST,
    upstreamUrl: env.UPSTREAM_URL,
    publicUrl: env.PUBLIC_URL ?? null,
    graphiql,
    introspection: env.INTROSPECTION ?? graphiql,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    webDir: env.WEB_DIR,
    logLevel: env.LOG_LEVEL,
  };
}
