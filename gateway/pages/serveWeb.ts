import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Brand } from '../brand/readBrand.ts';
import { readSession } from '../http/session.ts';
import { leadToLogin } from '../http/leadToLogin.ts';
import { notLoadedPath, sendNotLoaded } from './notLoaded.ts';
import { findDrawn, sendPage, type Pages } from './pages.ts';
import { readHeader } from '../http/readHeader.ts';
import { sendFailure } from '../http/sendFailure.ts';
import type { SharedBuilds } from '../http/SharedBuilds.ts';
import { sendStatic } from '../http/sendStatic.ts';
import { WebFiles } from '../http/WebFiles.ts';

/**
 * Serves the built client: files with a hash in their name as immutable, others with revalidation, in the encodings that
 * the build created, also those of other builds; the brand's pictures; and a page with its own nonce for every navigation of a browser.
 */
export function createWeb(
  folder: string,
  readPages: () => Pages | null,
  builds: Pick<SharedBuilds, 'findFile'> | null,
  brand: Brand | null,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const root = resolve(folder);
  let files: { of: ReturnType<typeof readPages>; all: WebFiles } | undefined;

  const navigate = (req: IncomingMessage, res: ServerResponse, path: string): void => {
    const pages = readPages();
    if (pages === null) {
      res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      res.end('The client is not built: npm run build\n');
      return;
    }
    const drawn = findDrawn(pages, path, req);
    if (drawn === null && isVisit(req)) return leadToLogin(req, res);
    sendPage(req, res, drawn ?? pages.index);
  };

  /** The files are listed once for each build. */
  const findFile = (path: string): ReturnType<WebFiles['find']> => {
    const of = readPages();
    if (files?.of !== of) files = undefined;
    files ??= { of, all: new WebFiles(root) };
    return files.all.find(path);
  };

  return async (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isNavigation = req.headers.accept?.includes('text/html') ?? false;
    if (isRead) {
      if (path === notLoadedPath) return sendNotLoaded(req, res, brand?.name);
      if (path === '/' || path === '/index.html') return navigate(req, res, path);
      const file =
        brand?.files.get(path) ??
        findFile(path) ??
        (await builds?.findFile(path).catch(() => 'unknown' as const));
      // A proxy asks the gateway that has it.
      if (file === 'unknown')
        return sendFailure(req, res, { status: 503, code: 'UPSTREAM_UNAVAILABLE', messages: [] });
      if (file) return sendStatic(req, res, file);
      if (isNavigation && !path.startsWith('/api/')) return navigate(req, res, path);
    }
    sendFailure(req, res, { status: 404, code: 'NOT_FOUND', messages: [] });
  };
}

/** Whether a browser opens a page without a session. Other programs that ask for HTML get the page. */
function isVisit(req: IncomingMessage): boolean {
  const header = readHeader(req);
  return header('sec-fetch-site') != null && readSession(header).source === 'none';
}
