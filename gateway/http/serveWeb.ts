import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { pagePolicy } from './securityHeaders.ts';
import { sendFailure } from './sendFailure.ts';

const noncePlaceholder = /__CSP_NONCE__/g;

/**
 * Serves the built client: files that carry a hash in their name for ever, others only after asking again,
 * compressed as the build left them; the page itself for every navigation of a browser, with a nonce of its own.
 */
export function createWeb(folder: string): (req: IncomingMessage, res: ServerResponse) => void {
  const root = resolve(folder);
  const pageFile = join(root, 'index.html');
  // Started before the first build, it would look for files that are not there yet.
  let files: ReturnType<typeof sirv> | undefined;
  let page: { text: string; mtimeMs: number } | undefined;

  const readPage = (): string | null => {
    const mtimeMs = statSync(pageFile, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return null;
    if (page?.mtimeMs !== mtimeMs) {
      page = { text: readFileSync(pageFile, 'utf8'), mtimeMs };
      files = undefined;
    }
    return page.text;
  };

  const sendPage = (res: ServerResponse): void => {
    const text = readPage();
    if (text === null) {
      res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      res.end('The client is not built: npm run build\n');
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    res.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(nonce),
    });
    res.end(text.replace(noncePlaceholder, nonce));
  };

  const serveFile = (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (!existsSync(root)) return next();
    readPage();
    files ??= sirv(root, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) =>
        response.setHeader(
          'cache-control',
          /^\/(assets|i18n)\/.*-[\w-]{8,}\.\w+/.test(path)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        ),
    });
    files(req, res, next);
  };

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendFailure(req, res, { status: 404, code: 'NOT_FOUND', messages: [] });
    }
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isNavigation = req.headers.accept?.includes('text/html') ?? false;
    // The page is never served as a file: it would go out without its nonce.
    if (path === '/' || path === '/index.html') return sendPage(res);
    serveFile(req, res, () => {
      if (isNavigation && !path.startsWith('/api/')) sendPage(res);
      else sendFailure(req, res, { status: 404, code: 'NOT_FOUND', messages: [] });
    });
  };
}
