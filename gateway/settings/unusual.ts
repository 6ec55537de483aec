import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayEnv } from './env.ts';
import { secretNames, settings } from './settings.ts';

/** Settings that may be meant, and often are not: the start line and `--check` say so. */
export function listUnusual(source: Record<string, string | undefined>, env: GatewayEnv): string[] {
  const isProduction = source['NODE_ENV'] === 'production';
  return [
    ...when(isProduction && env.publicUrl === null, 'PUBLIC_URL is not set: the cookie is not Secure'),
    ...when(
      isProduction && !isLocal(env.publicUrl ?? 'http://localhost') && !env.publicUrl?.startsWith('https:'),
      'PUBLIC_URL is not https: the cookie is not Secure',
    ),
    ...when(
      isProduction && env.upstreamUrl.startsWith('http:') && !isLocal(env.upstreamUrl),
      'UPSTREAM_URL is not https: passwords and sessions are sent in clear',
    ),
    ...when(
      !isProduction && !isLocal(`http://${env.host}`),
      'NODE_ENV is not production, and HOST is public',
    ),
    ...when(isProduction && env.graphiql, 'GRAPHIQL is on in production'),
    ...when(isProduction && env.introspection, 'INTROSPECTION is on in production'),
    ...when(
      !source['LOG_KEY'] && !source['LOG_KEY_FILE'],
      'LOG_KEY is not set: pseudonyms change with each start',
    ),
    ...when(!existsSync(join(env.webDir, 'index.html')), 'WEB_DIR has no client: npm run build'),
    ...Object.entries(source).flatMap(([name, value]) => {
      if (name in settings) return value?.trim() === '' ? `${name} is empty, which counts as not set` : [];
      const meant = nearestSetting(name);
      return meant === null ? [] : `${name} is not a setting: ${meant} is`;
    }),
  ];
}

const when = (isSo: boolean, text: string): string[] => (isSo ? [text] : []);

function isLocal(url: string): boolean {
  const { hostname } = new URL(url.includes('::') && !url.includes('[') ? 'http://[::]' : url);
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
}

const known = [...Object.keys(settings), ...secretNames.map((name) => `${name}_FILE`)];

/** The setting that a name of the environment may be a mistake for; null for a name that is somebody else's. */
function nearestSetting(name: string): string | null {
  if (known.includes(name) || name.length < 6) return null;
  const [nearest] = known
    .map((one) => ({ one, distance: distanceOf(name, one) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= 2 ? nearest.one : null;
}

/** How many letters have to be added, left out or replaced. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...b].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
