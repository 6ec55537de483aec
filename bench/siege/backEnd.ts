/**
 * A back end for the siege: it answers everybody well and at once, except the attacker's tokens, which name how they are
 * answered. Tokens that begin with `made-up` are refused.
 */
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { answerParent } from '../answerParent.ts';
import { listenAnywhere } from '../listenAnywhere.ts';
import { watchThread } from './watchThread.ts';

const megabyte = 1024 * 1024;
const file = Buffer.alloc(8 * megabyte, 'x');
/** Milliseconds that the back end thinks about a slow order, and about a call of a crowd. */
const slowMs = 3000;
const crowdMs = 15;

const json = { 'content-type': 'application/json' };
const page = JSON.stringify({ items: [], meta: { page: 1, limit: 1, total: 3 } });
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Whole answers by the token's end, made once. */
const bodies: Readonly<Record<string, Buffer>> = {
  deep: Buffer.from(nested(9_000_000)),
  deepRow: Buffer.from(`{"items":[{"id":1,"a":${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}}]}`),
  long: Buffer.from(
    JSON.stringify({
      items: Array.from({ length: 150_000 }, (_, id) => ({ id, clientOrderId: 'x'.repeat(90) })),
      meta: { page: 1, limit: 100, total: 150_000 },
    }),
  ),
};
const bomb = gzipSync(Buffer.alloc(200 * megabyte, ' '));

/** Orders with the fields that an export asks for. */
const orderRows = (from: number, count: number): unknown[] =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at,
    type: 'regular',
    status: 'not_confirmed',
    createdAt: '2026-01-01T00:00:00Z',
    items: [],
  }));

function sendTo(attack: string, url: string, res: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://back');
  if (pathname.startsWith('/api/v3/documents/')) {
    if (attack === 'endless') {
      res.writeHead(404, { 'content-type': 'text/plain' });
      const more = setInterval(() => res.write('x'), 50);
      res.once('close', () => clearInterval(more));
      return;
    }
    res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': file.length }).end(file);
  } else if (attack === 'bomb') res.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb);
  else if (attack === 'rows' && pathname.endsWith('/orders')) {
    const [at, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 100)];
    const items = orderRows((at - 1) * limit + 1, limit);
    res.writeHead(200, json).end(JSON.stringify({ items, meta: { page: at, limit, total: 50_000 } }));
  } else if (attack === 'slow') setTimeout(() => res.writeHead(200, json).end('{"id":1}'), slowMs);
  else if (attack === 'crowd') setTimeout(() => res.writeHead(200, json).end('{"id":1}'), crowdMs);
  else if (pathname.endsWith('/oem-batch-search')) res.writeHead(200, json).end('[]');
  else res.writeHead(200, json).end(bodies[attack] ?? page);
}

const server = createServer({ maxHeaderSize: 2 * megabyte }, (req, res) => {
  const { url = '', headers } = req;
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const [who = '', attack = ''] = token.split('.');
  const send = (): void => {
    if (who === 'made-up') res.writeHead(401, json).end('{}');
    else if (url.endsWith('/loggedin'))
      res
        .writeHead(200, json)
        .end(JSON.stringify({ isLoggedIn: true, user: { id: who === 'other' ? 2 : 1 } }));
    else if (url.endsWith('/locales')) res.writeHead(200, json).end('[]');
    else if (url.length > 16_384) res.socket?.resetAndDestroy();
    else if (who === 'attacker') sendTo(attack, url, res);
    else if (url.startsWith('/api/v3/documents/'))
      res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 4 }).end('%PDF');
    else res.writeHead(200, json).end(page);
  };
  // A body is read whole before the answer, as most back ends do.
  req.once('end', send).resume();
});
answerParent(await listenAnywhere(server), { busy: watchThread() });
