import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { guardHeader } from '../../http/crossSite.ts';
import { mediaTypeOf, sendStatic, type StaticFile } from '../../http/sendStatic.ts';
import { graphiqlPolicy } from '../../http/securityHeaders.ts';
import { debugHeader } from '../../telemetry/upstreamCalls.ts';
import { exampleGroups } from '../examples.ts';
import { tagOf } from '../../http/tagOf.ts';

type Serve = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const folder = '/graphql/graphiql/';
const fileNames = [
  'page.js',
  'carry.js',
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
  let loaded: Promise<Readonly<Record<string, StaticFile>>> | undefined;
  const serve =
    (name: string): Serve =>
    async (req, res) => {
      loaded ??= loadFiles();
      const file = (await loaded)[name];
      if (file) await sendStatic(req, res, file);
    };
  return {
    servePage: serve('index.html'),
    files: Object.fromEntries(fileNames.map((name) => [folder + name, serve(name)])),
  };
}

const own = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** GraphiQL itself is 9 MB of text, which only the gateway of a developer holds. */
async function loadFiles(): Promise<Record<string, StaticFile>> {
  // The bundle has types for its function alone, which writes all of it into one page.
  const bundle: Record<string, string> = await import(
    import.meta.resolve('@graphql-yoga/render-graphiql').replace(/index\.js$/, 'graphiql.js')
  );
  const headers = { [guardHeader.name]: guardHeader.value, [debugHeader.name]: debugHeader.value };
  const texts: Record<'index.html' | (typeof fileNames)[number], string> = {
    'index.html': own('page.html'),
    'page.js': own('page.js'),
    'carry.js': own('carry.js'),
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

function toFile(name: string, identity: Buffer): StaticFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    type: mediaTypeOf(name),
    tag: tagOf(identity),
    headers: { 'cache-control': 'no-cache', 'content-security-policy': graphiqlPolicy },
    bodies: {
      identity,
      br: promisify(brotliCompress)(identity, { params }),
      gzip: promisify(gzip)(identity),
    },
  };
}
