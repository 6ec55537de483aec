import { randomBytes } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseCookie } from 'cookie';
import { compress } from './compress.ts';
import { pagePolicy } from './securityHeaders.ts';

const noncePlaceholder = /__CSP_NONCE__/g;

/** The pages of the built client, as the build left them. */
export type Pages = {
  /** The client behind log-in. */
  index: string;
  /** Pages rendered at build time: path → language → HTML. */
  drawn: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

/** Reads the pages, again after each build; null before the first. */
export function createPageReader(root: string): () => Pages | null {
  let last: { pages: Pages; mtimeMs: number } | undefined;
  return () => {
    const index = join(root, 'index.html');
    const mtimeMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return null;
    if (last?.mtimeMs !== mtimeMs) {
      last = { pages: { index: readFileSync(index, 'utf8'), drawn: readDrawn(root) }, mtimeMs };
    }
    return last.pages;
  };
}

/** `prerendered/<path>/<language>.html` */
function readDrawn(root: string): Pages['drawn'] {
  const drawn = new Map<string, Map<string, string>>();
  for (const file of globSync('**/*.html', { cwd: join(root, 'prerendered') })) {
    const parts = file.split(/[\\/]/);
    const language = parts.pop()?.replace('.html', '') ?? '';
    const path = `/${parts.join('/')}`;
    const languages = drawn.get(path) ?? new Map<string, string>();
    drawn.set(path, languages.set(language, readFileSync(join(root, 'prerendered', file), 'utf8')));
  }
  return drawn;
}

/**
 * The page that was rendered at build time for a path, in the language of cookie `locale` (the user's choice), else the
 * first available of the browser's languages, else English (FMT-02); null for other paths.
 */
export function findDrawn({ drawn }: Pages, path: string, { headers }: IncomingMessage): string | null {
  const languages = drawn.get(path.replace(/(.)\/+$/, '$1'));
  if (!languages) return null;
  const wanted = [
    parseCookie(headers.cookie ?? '')['locale'],
    // Browsers list languages in order of preference.
    ...(headers['accept-language'] ?? '').split(',').map((entry) => entry.trim().split(/[-;]/)[0]),
    'en',
  ];
  return (
    wanted.map((code) => languages.get(code?.toLowerCase() ?? '')).find((page) => page !== undefined) ?? null
  );
}

/** A page in the theme of cookie `theme` (the user's choice) before any script has run; else in the system's. */
function inTheme(page: string, { headers }: IncomingMessage): string {
  const theme = parseCookie(headers.cookie ?? '')['theme'];
  return theme === 'light' || theme === 'dark' ? page.replace('<html', `<html data-theme="${theme}"`) : page;
}

/** Sends a page with its own nonce, compressed per request and therefore at a fast level. */
export async function sendPage(req: IncomingMessage, res: ServerResponse, text: string): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const { encoding, body } = await compress(
    Buffer.from(inTheme(text, req).replace(noncePlaceholder, nonce)),
    req.headers['accept-encoding'] ?? '',
  );
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(nonce),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  res.end(body);
}
