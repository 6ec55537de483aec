import { bool, cleanEnv, makeValidator, num, str } from 'envalid';
import { dialectNames, type DialectName } from './dialects/addDialects.ts';

/** The sandbox's settings, read once from the environment. */
export interface SandboxEnv {
  port: number;
  host: string;
  dir: string;
  databaseUrl: string | undefined;
  articles: number;
  clockSpeed: number;
  secret: string | undefined;
  logLevel: string;
  localFtp: boolean;
  portalUrl: string | undefined;
  dialect: DialectName;
}

/** envalid's own `port` refuses 0, which asks for any free port. */
const freeOrPort = makeValidator((text) => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${text}" is not a valid port`);
  return port;
});
const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Reads and checks the settings.
 * @throws Error that names the invalid ones.
 */
export function readSandboxEnv(environment: NodeJS.ProcessEnv): SandboxEnv {
  const env = cleanEnv(
    environment,
    {
      SANDBOX_PORT: freeOrPort({ default: 4001, desc: 'where the sandbox listens; 0 = any free port' }),
      SANDBOX_HOST: str({ default: '127.0.0.1', desc: 'address the sandbox listens on' }),
      SANDBOX_DIR: str({ default: '.sandbox', desc: 'folder of the embedded database' }),
      DATABASE_URL: str({ default: '', desc: 'a PostgreSQL 15+ instead of the embedded database' }),
      SANDBOX_ARTICLES: num({ default: 20_000, desc: 'articles a new database gets, 1,500 to 500,000' }),
      SANDBOX_CLOCK_SPEED: num({
        default: 1,
        desc: 'speed of the simulated distributor; 0 = it does nothing',
      }),
      SANDBOX_SECRET: str({
        default: '',
        desc: 'key that signs session tokens; by default a random one, stored in the database',
      }),
      SANDBOX_LOCAL_FTP: bool({
        default: false,
        desc: 'lets integrations connect to addresses of the inner network, for tests',
      }),
      SANDBOX_PORTAL_URL: str({ default: '', desc: 'address of the portal, for links in mails' }),
      SANDBOX_DIALECT: str({
        choices: dialectNames,
        default: 'standard',
        desc: 'how answers are written: as the contract says, or as other back ends do',
      }),
      SANDBOX_IN_PRODUCTION: bool({
        default: false,
        desc: 'starts the demonstration with NODE_ENV=production too: its users and their passwords are public',
      }),
      NODE_ENV: str({ default: 'development', desc: 'with production the sandbox does not start unasked' }),
      SANDBOX_LOG: str({
        choices: levels,
        default: 'warn',
        desc: 'how much the sandbox logs; mails are printed and shown on a page unless it is silent',
      }),
    },
    {
      reporter: ({ errors }) => {
        const wrong = Object.entries(errors).map(
          ([name, error]) => `${name}: ${error?.message ?? 'is not valid'}`,
        );
        if (wrong.length > 0) throw new Error(`Invalid settings of the sandbox:\n${wrong.join('\n')}`);
      },
    },
  );
  if (env.NODE_ENV === 'production' && !env.SANDBOX_IN_PRODUCTION) {
    throw new Error(
      'The sandbox is a demonstration, whose users and passwords are public: it does not start in production. Name your back end with UPSTREAM_URL, or set SANDBOX_IN_PRODUCTION=true.',
    );
  }
  return {
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    dir: env.SANDBOX_DIR,
    databaseUrl: env.DATABASE_URL || undefined,
    articles: Math.min(500_000, Math.max(1_500, Math.round(env.SANDBOX_ARTICLES))),
    clockSpeed: Math.max(0, env.SANDBOX_CLOCK_SPEED),
    secret: env.SANDBOX_SECRET || undefined,
    logLevel: env.SANDBOX_LOG,
    localFtp: env.SANDBOX_LOCAL_FTP,
    portalUrl: env.SANDBOX_PORTAL_URL.replace(/\/+$/, '') || undefined,
    dialect: env.SANDBOX_DIALECT,
  };
}
