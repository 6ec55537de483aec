import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { readSession } from '../session.ts';
import { leadToLogin } from './leadToLogin.ts';
import { createPageReader, findDrawn, sendPage } from './pages.ts';
import { readHeader } from './readHeader.ts';
import { sendFailure } from './sendFailure.ts';

/**
 * Serves the built client: files with a hash in their name as immutable, others with revalidation, in the encodings that
 * the build created; and a page with its own nonce for every navigation of a browser.
 */
export function createWeb(folder: string): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const root = resolve(folder);
  const readPages = createPageReader(root);
  // Created after the first build: sirv lists the files once.
  let files: { serve: ReturnType<typeof sirv>; of: ReturnType<typeof readPages> } | undefined;

  const navigate = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const pages = readPages();
    if (pages === null) {
      res.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      res.end('The client is not built: npm run build\n');
      return;
    }
    const drawn = findDrawn(pages, path, req);
    if (drawn === null && isVisit(req)) return leadToLogin(req, res);
    return sendPage(req, res, drawn ?? pages.index);
  };

  /** Sends the file of a path; false when there is none. */
  const sendFile = (req: IncomingMessage, res: ServerResponse): Promise<boolean> =>
    new Promise((done) => {
      if (!existsSync(root)) return done(false);
      const of = readPages();
      if (files?.of !== of) files = undefined;
      files ??= { serve: serveFolder(root), of };
      res.once('close', () => done(true));
      // sirv leaves the stream alone: the error of a file that cannot be opened would end the process, and the file of a
      // caller that disconnects would stay open.
      res.once('pipe', (file: Readable) => {
        file.once('error', () => res.destroy());
        res.once('close', () => file.destroy());
      });
      files.serve(req, res, () => done(false));
    });

  return async (req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isNavigation = req.headers.accept?.includes('text/html') ?? false;
    if (isRead) {
      if (path === '/' || path === '/index.html') return navigate(req, res, path);
      // A page is never served as a file, which would leave it without a nonce.
      if (!path.endsWith('.html') && (await sendFile(req, res))) return;
      if (isNavigation && !path.startsWith('/api/')) return navigate(req, res, path);
    }
    sendFailure(req, res, { status: 404, code: 'NOT_FOUND', messages: [] });
  };
}

function serveFolder(root: string): ReturnType<typeof sirv> {
  return sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        /^\/(assets|i18n)\/.*-[\w-]{8,}\.\w+/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
}

/** Whether a browser opens a page without a session. Other programs that ask for HTML get the page. */
function isVisit(req: IncomingMessage): boolean {
  const header = readHeader(req);
  return header('sec-fetch-site') != null && readSession(header).source === 'none';
}
