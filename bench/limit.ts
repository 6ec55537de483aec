/**
 * The limit: a plain undici proxy. For `POST /<scenario's index>` it makes the scenario's REST calls and sends
 * their bodies joined: no schema, no checks, no deadlines, no log.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Pool } from 'undici';
import { answerParent } from './answerParent.ts';
import { listenAnywhere } from './listenAnywhere.ts';

const steps: string[][][] = JSON.parse(readFileSync(process.env['STEPS'] ?? '', 'utf8'));
const pool = new Pool(process.env['UPSTREAM_URL'] ?? '', { connections: 256, pipelining: 1 });

async function call(path: string, headers: Record<string, string>): Promise<Buffer> {
  const { body } = await pool.request({ method: 'GET', path, headers });
  return buffer(body);
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
  const { authorization = '', locale, cc } = headers;
  return { authorization, locale: String(locale), cc: String(cc) };
}

async function join(req: IncomingMessage): Promise<Buffer> {
  req.resume();
  const headers = forwarded(req);
  const bodies: Buffer[] = [];
  for (const paths of steps[Number(req.url?.slice(1))] ?? []) {
    bodies.push(...(await Promise.all(paths.map((path) => call(path, headers)))));
  }
  return Buffer.concat(bodies);
}

const server = createServer((req, res) => {
  join(req).then(
    (body) => res.writeHead(200, { 'content-type': 'application/json' }).end(body),
    () => res.writeHead(502).end(),
  );
});
answerParent(await listenAnywhere(server));
