import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseCookie } from 'cookie';
import { clientVersion } from '../../contract/clientVersion.ts';
import { build as release } from '../settings/build.ts';
import type { GatewayEnv } from '../settings/env.ts';
import { brandPage } from '../brand/brandPage.ts';
import type { Brand } from '../brand/readBrand.ts';
import { isLanguage, catalogues, message, translate } from '../messages/message.ts';
import { chooseEncoding } from '../http/chooseEncoding.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { NoncePage } from './NoncePage.ts';
import { reportScripts } from './notLoaded.ts';
import { pagePolicy } from '../http/securityHeaders.ts';

/** The pages of the built client, as the build left them. */
export type Pages = {
  /** Names the build. */
  build: string;
  /** The client behind log-in. */
  index: Page;
  /** Pages rendered at build time: path → language → HTML. */
  drawn: ReadonlyMap<string, ReadonlyMap<string, Page>>;
};

/**
 * Reads the pages, again after each build; null before the first.
 *
 * @param settings what the pages say of this portal: the version that is expected of the back end, and pages of its operator
 * @param brand how they look; null: as the build left them
 */
export function createPageReader(
  root: string,
  { upstreamVersion: version, legal }: Pick<GatewayEnv, 'upstreamVersion' | 'legal'>,
  brand: Brand | null,
): () => Pages | null {
  const links = legalLinks(legal);
  let last: { pages: Pages; mtimeMs: number } | undefined;
  return () => {
    const index = join(root, 'index.html');
    const mtimeMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return null;
    if (last?.mtimeMs !== mtimeMs) {
      const text = readFileSync(index, 'utf8');
      const inBrand = (page: string): string => (brand ? brandPage(page, brand) : page);
      // It names the entry's files, whose names change with every change of the client.
      const build = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const marks = [
        `data-build="${build}"`,
        version === clientVersion ? [] : `data-version="${version}"`,
        links.length > 0 ? `data-legal="${escapeHtml(JSON.stringify(links))}"` : [],
      ]
        .flat()
        .join(' ');
      last = {
        pages: {
          build,
          index: new Page(inBrand(text), `${marks} data-release="${release.version}"`),
          drawn: readDrawn(root, (page) => new Page(inBrand(page), marks)),
        },
        mtimeMs,
      };
    }
    return last.pages;
  };
}

/** The addresses of the operator's pages, each with its content in every language. */
const legalLinks = (legal: GatewayEnv['legal']): [address: string, labels: Record<string, string>][] =>
  legalKinds.flatMap((kind) => {
    const address = legal[kind];
    const labels = () =>
      Object.fromEntries(
        Object.keys(catalogues)
          .filter(isLanguage)
          .map((language) => [language, translate(message(`LEGAL.${legalTexts[kind]}`), language)]),
      );
    return address === undefined ? [] : [[address, labels()]];
  });

const legalTexts = { imprint: 'IMPRINT', privacy: 'PRIVACY', terms: 'TERMS', support: 'SUPPORT' } as const;
const legalKinds = ['imprint', 'privacy', 'terms', 'support'] as const;

/** `prerendered/<path>/<language>.html` */
function readDrawn(root: string, toPage: (text: string) => Page): Pages['drawn'] {
  const drawn = new Map<string, Map<string, Page>>();
  for (const file of globSync('**/*.html', { cwd: join(root, 'prerendered') })) {
    const parts = file.split(/[\\/]/);
    const language = parts.pop()?.replace('.html', '') ?? '';
    const path = `/${parts.join('/')}`;
    const languages = drawn.get(path) ?? new Map<string, Page>();
    drawn.set(path, languages.set(language, toPage(readFileSync(join(root, 'prerendered', file), 'utf8'))));
  }
  return drawn;
}

/**
 * The page that was rendered at build time for a path, in the language of cookie `locale` (the user's choice), else the
 * first available of the browser's languages, else English (FMT-02); null for other paths.
 */
export function findDrawn({ drawn }: Pages, path: string, { headers }: IncomingMessage): Page | null {
  const languages = drawn.get(withoutEndingSlashes(path));
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

/** By a loop: a pattern for it takes the square of the length. */
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** A page of the build, in each theme: that of cookie `theme` (the user's choice) before any script has run; else the system's. */
class Page {
  readonly #text: string;
  readonly #themed = new Map<string, NoncePage>();

  constructor(text: string, marks: string) {
    this.#text = text
      .replace('<html', `<html ${marks}`)
      .replace('<head>', `<head><script nonce="__CSP_NONCE__">${reportScripts}</script>`);
  }

  inTheme(cookie: string | undefined): NoncePage {
    const given = parseCookie(cookie ?? '')['theme'];
    const theme = given === 'light' || given === 'dark' ? given : 'system';
    let page = this.#themed.get(theme);
    if (!page) {
      const mark = theme === 'system' ? '<html' : `<html data-theme="${theme}"`;
      page = new NoncePage(this.#text.replace('<html', mark));
      this.#themed.set(theme, page);
    }
    return page;
  }
}

/** Sends a page with its own nonce. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page): void {
  const nonce = randomBytes(16).toString('base64');
  const themed = page.inTheme(req.headers.cookie);
  const isZipped = chooseEncoding(req.headers['accept-encoding'], ['gzip']) !== null;
  const body = isZipped ? themed.gzipped(nonce) : themed.plain(nonce);
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(nonce),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(isZipped && { 'content-encoding': 'gzip' }),
  });
  res.end(body);
}
