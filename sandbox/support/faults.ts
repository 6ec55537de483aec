import type { FastifyInstance, FastifyReply } from 'fastify';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { InvalidFields } from '../http/failures.ts';

/**
 * Ways for a call to fail, down to the socket:
 * status = an empty or given body with that status; html = a proxy's error page (502 unless given); cut = half a
 * body, then the connection ends;
 * hang = no answer at all; reset = the connection is reset; lost = the same after the call was done; slow = the right
 * answer after `ms`;
 * huge = a JSON of `megabytes`; invalid-json = 200 with broken JSON.
 */
const kinds = ['status', 'html', 'cut', 'hang', 'reset', 'lost', 'slow', 'huge', 'invalid-json'] as const;
export type FaultKind = (typeof kinds)[number];

/** Body of `POST /sandbox/faults`. */
export interface Fault {
  /** '*' = any operation. */
  operationId: string;
  kind: FaultKind;
  status?: number;
  /** Text, or a value sent as JSON. */
  body?: unknown;
  /** Number of matching calls that fail; default 1. */
  times?: number;
  /** For slow; default 1000. */
  ms?: number;
  /** For huge; default 64. */
  megabytes?: number;
}

/** A request the sandbox received, as `GET /sandbox/requests` lists it. */
export interface ReceivedRequest {
  operationId: string | null;
  method: string;
  path: string;
  query: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * For tests of a client's error handling, off by default: `POST /sandbox/faults` makes the next matching calls
 * fail, `DELETE /sandbox/faults` drops pending faults, `GET /sandbox/requests` lists
 * every API request received since the last `DELETE /sandbox/requests`.
 */
export function addFaultRoutes(app: FastifyInstance): void {
  let faults: (Fault & { left: number })[] = [];
  let received: ReceivedRequest[] = [];
  /** Calls that are done, and whose answers are not sent. */
  const lost = new WeakSet<object>();

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/sandbox/')) return;
    const operationId = request.routeOptions.config.operationId ?? null;
    const [path = ''] = request.url.split('?');
    received.push({
      operationId,
      method: request.method,
      path,
      query: request.query,
      headers: request.headers,
    });
    const fault = faults.find((each) => each.operationId === '*' || each.operationId === operationId);
    if (fault === undefined) return;
    fault.left -= 1;
    faults = faults.filter(({ left }) => left > 0);
    if (fault.kind === 'lost') lost.add(request);
    await misbehave(fault, reply);
  });
  app.addHook('onSend', async (request, reply) => {
    if (lost.has(request)) reply.raw.socket?.resetAndDestroy();
  });

  app.post('/sandbox/faults', (request, reply) => {
    const fault = readFault(request.body);
    faults.push({ ...fault, left: fault.times ?? 1 });
    return reply.status(204).send();
  });
  app.delete('/sandbox/faults', (_request, reply) => {
    faults = [];
    return reply.status(204).send();
  });
  app.get('/sandbox/requests', () => Promise.resolve(received));
  app.delete('/sandbox/requests', (_request, reply) => {
    received = [];
    return reply.status(204).send();
  });
}

async function misbehave(fault: Fault, reply: FastifyReply): Promise<void> {
  const { socket } = reply.raw;
  switch (fault.kind) {
    case 'lost':
      // Its answer is lost when it is sent.
      return;
    case 'slow':
      await wait(fault.ms ?? 1000);
      return;
    case 'status':
      await reply.status(fault.status ?? 500).send(fault.body ?? { message: 'Internal Server Error' });
      return;
    case 'html':
      await reply
        .status(fault.status ?? 502)
        .type('text/html; charset=utf-8')
        .send(
          fault.body ??
            '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
        );
      return;
    case 'invalid-json':
      await reply
        .status(fault.status ?? 200)
        .type('application/json')
        .send(Buffer.from(typeof fault.body === 'string' ? fault.body : '{"items": [{"id": 1, '));
      return;
    case 'hang':
      reply.hijack();
      return;
    case 'reset':
      reply.hijack();
      socket?.resetAndDestroy();
      return;
    case 'cut':
      reply.hijack();
      reply.raw.writeHead(fault.status ?? 200, {
        'content-type': 'application/json',
        'content-length': 4096,
      });
      reply.raw.write('{"items":[{"id":1},');
      await wait(20);
      socket?.destroy();
      return;
    case 'huge': {
      reply.hijack();
      reply.raw.writeHead(fault.status ?? 200, { 'content-type': 'application/json' });
      await writeMuch(reply, fault.megabytes ?? 64);
      return;
    }
  }
}

/** Writes a valid JSON array of that size with back pressure; stops when the client disconnects. */
async function writeMuch(reply: FastifyReply, megabytes: number): Promise<void> {
  const chunk = `"${'x'.repeat(1024 * 1024)}",`;
  const left = once(reply.raw, 'close');
  reply.raw.write('[');
  for (let sent = 0; sent < megabytes && !reply.raw.destroyed; sent += 1) {
    if (!reply.raw.write(chunk)) await Promise.race([once(reply.raw, 'drain'), left]);
  }
  reply.raw.end('""]');
}

function readFault(body: unknown): Fault {
  if (!isFault(body)) {
    throw new InvalidFields([
      { field: 'kind', message: `operationId and kind (${kinds.join(', ')}) are needed.` },
    ]);
  }
  return body;
}

function isFault(body: unknown): body is Fault {
  if (typeof body !== 'object' || body === null || !('operationId' in body) || !('kind' in body))
    return false;
  return typeof body.operationId === 'string' && kinds.some((kind) => kind === body.kind);
}
