import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shapes } from '../../contract/reader/Shape.ts';
import type { Dialect, JsonAnswer } from './Dialect.ts';
import { java } from './java.ts';
import { php } from './php.ts';
import { rewrite } from './rewrite.ts';

/** The ways in which the sandbox can write its answers; `standard` is the contract to the letter. */
export const dialectNames = ['standard', 'php', 'java'] as const;
export type DialectName = (typeof dialectNames)[number];

const dialects: Readonly<Record<string, Dialect | undefined>> = { php, java };
const compress = promisify(gzip);

/**
 * Writes every JSON answer in a dialect. A caller may ask for another one than the sandbox's own by header
 * `Sandbox-Dialect`.
 */
export function addDialects(app: FastifyInstance, own: DialectName): void {
  let shapes: Shapes | undefined;
  app.addHook('onSend', async (request, reply, payload) => {
    const dialect = dialects[String(request.headers['sandbox-dialect'] ?? own)];
    if (!dialect || typeof payload !== 'string' || !isJson(reply) || isSupport(request)) return payload;
    shapes ??= readShapes();
    const answer = toAnswer(
      dialect,
      request,
      { status: reply.statusCode, value: JSON.parse(payload) },
      shapes,
    );
    reply.status(answer.status);
    if (!('value' in answer)) {
      reply.removeHeader('content-type');
      return null;
    }
    reply.type(dialect.contentType);
    const text = JSON.stringify(answer.value);
    if (!dialect.isCompressed || !/\bgzip\b/.test(String(request.headers['accept-encoding']))) return text;
    reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding');
    return compress(text);
  });
}

function toAnswer(
  dialect: Dialect,
  { method, routeOptions }: FastifyRequest,
  { status, value }: Required<JsonAnswer>,
  { schemas, answers }: Shapes,
): JsonAnswer {
  if (status >= 400) return dialect.failure({ status, value });
  const operationId = routeOptions.config.operationId ?? '';
  const shape = answers[operationId] ?? { type: 'any' };
  const written = { status, value: rewrite(value, shape, operationId, dialect, schemas) };
  return method === 'GET' ? written : dialect.written(operationId, written);
}

const isJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

/** The sandbox's own routes for tests. */
const isSupport = ({ url }: FastifyRequest): boolean => url.startsWith('/sandbox/');

const readShapes = (): Shapes =>
  JSON.parse(readFileSync(new URL('../../contract/shapes.generated.json', import.meta.url), 'utf8'));
