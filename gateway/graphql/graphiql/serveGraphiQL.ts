import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { guardHeader } from '../../http/crossSite.ts';
import { graphiqlPolicy } from '../../http/securityHeaders.ts';
import { debugHeader } from '../../telemetry/upstreamCalls.ts';
import { exampleGroups } from '../examples.ts';

type Serve = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A file of the page, in the encodings that browsers accept. */
interface PageFile {
  type: string;
  etag: string;
  identity: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}

const folder = '/graphql/graphiql/';
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
} as const;
const typeOf = (name: string): string =>
  Object.entries(types).find(([ending]) => name.endsWith(`.${ending}`))?.[1] ?? types.html;

const fileNames = [
  'page.js',
  'page.css',
  'examples.json',
  'graphiql.js',
  'graphiql.css',
  'editorWorkerService.js',
  'json.js',
  'graphql.js',
] as const;

/**
 * Serves GraphiQL with our examples: a page, and its files under /graphql/graphiql/. Nothing is loaded from another
 * host. The files are read and compressed at the first visit.
 */
export function createGraphiQL(): { servePage: Serve; files: Readonly<Record<string, Serve>> } {
  let loaded: Promise<Readonly<Record<string, PageFile>>> | undefined;
  const serve =
    (name: string): Serve =>
    async (req, res) => {
      loaded ??= loadFiles();
      const file = (await loaded)[name];
      if (file) await send(req, res, file);
    };
  return {
    servePage: serve('index.html'),
    files: Object.fromEntries(fileNames.map((name) => [folder + name, serve(name)])),
  };
}

const own = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** GraphiQL itself is 9 MB of text, which only the gateway of a developer holds. */
async function loadFiles(): Promise<Record<string, PageFile>> {
  // The bundle has types for its function alone, which writes all of it into one page.
  const bundle: Record<string, string> = await import(
    import.meta.resolve('@graphql-yoga/render-graphiql').replace(/index\.js$/, 'graphiql.js')
  );
  const headers = { [guardHeader.name]: guardHeader.value, [debugHeader.name]: debugHeader.value };
  const texts: Record<'index.html' | (typeof fileNames)[number], string> = {
    'index.html': own('page.html'),
    'page.js': own('page.js'),
    'page.css': own('page.css'),
    'examples.json': JSON.stringify({ headers, groups: exampleGroups() }),
    'graphiql.js': bundle['js'] ?? '',
    'graphiql.css': bundle['css'] ?? '',
    'editorWorkerService.js': bundle['editorWorkerService'] ?? '',
    'json.js': bundle['jsonWorker'] ?? '',
    'graphql.js': bundle['graphqlWorker'] ?? '',
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, toFile(name, Buffer.from(text))]),
  );
}

function toFile(name: string, identity: Buffer): PageFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    type: typeOf(name),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    br: promisify(brotliCompress)(identity, { params }),
    gzip: promisify(gzip)(identity),
  };
}

async function send(req: IncomingMessage, res: ServerResponse, file: PageFile): Promise<void> {
  res.setHeader('cache-control', 'no-cache');
  res.setHeader('vary', 'Accept-Encoding');
  res.setHeader('etag', file.etag);
  res.setHeader('content-security-policy', graphiqlPolicy);
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304).end();
    return;
  }
  const accepted = String(req.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const body = encoding ? await file[encoding] : file.identity;
  if (encoding) res.setHeader('content-encoding', encoding);
  res.writeHead(200, { 'content-type': file.type, 'content-length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
