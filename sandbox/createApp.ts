import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { parse } from 'qs';
import { isRecord } from '../contract/isRecord.ts';
import type { Database } from './db/tables.ts';
import { addDialects, type DialectName } from './dialects/addDialects.ts';
import { type ContractOperation, loadContract } from './http/contract.ts';
import { Failure, Forbidden, InvalidFields, NotFound, Rejected, Unauthorized } from './http/failures.ts';
import { FileAnswer } from './http/FileAnswer.ts';
import { multipartOptions, readMultipart } from './http/readMultipart.ts';
import { loadRequestValidator } from './http/requestValidator.ts';
import type { Route } from './http/route.ts';
import { loadSession, type Session } from './http/session.ts';
import type { TokenSigner } from './http/tokens.ts';
import { addOutboxPage } from './mail/outboxPage.ts';
import type { Mail } from './mail/sendMail.ts';
import { addFaultRoutes } from './support/faults.ts';
import { translateAnswer } from './texts/translateAnswer.ts';
import { translateFailure } from './texts/translateRefusal.ts';

/** Header Version of every answer (API-05, GAP-10). */
const apiVersion = '1002';
const localeCodes = new Set(['en', 'ru', 'fr', 'de', 'dg', 'it', 'sr', 'pl']);

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

export interface AppParts {
  db: Kysely<Database>;
  tokens: TokenSigner;
  routes: Route[];
  logLevel?: string | undefined;
  faults?: boolean | undefined;
  outbox?: boolean | undefined;
  localFtp?: boolean | undefined;
  portalUrl?: string | undefined;
  dialect?: DialectName | undefined;
  onMail?: ((mail: Mail) => void) | undefined;
}

/**
 * The HTTP server of the contract: each route gets its method, path and schemas from the operation it names.
 * Checks run in this order: 401 without a session, 403 without the attribute, 400 when the request does not fit the
 * contract; then the handler answers.
 */
export async function createApp({
  db,
  tokens,
  routes,
  logLevel,
  faults,
  outbox,
  localFtp = false,
  dialect = 'standard',
  onMail = () => undefined,
  portalUrl,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: logLevel ?? 'silent',
      // Method and address only, as headers hold the session. So does a link's `token`.
      serializers: {
        req: ({ method, url }: FastifyRequest) => ({ method, url: url.replace(/([?&]token=)[^&]*/g, '$1…') }),
      },
    },
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? randomUUID(),
    // A hanging fault would otherwise keep the server from stopping.
    forceCloseConnections: faults === true ? true : 'idle',
    bodyLimit: 2 * 1024 * 1024,
    routerOptions: {
      querystringParser: (text) => parse(text, { depth: 4, arrayLimit: 1000 }),
      maxParamLength: 200,
    },
  });
  await app.register(cookie);
  await app.register(multipart, multipartOptions);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Version', apiVersion).header('X-Request-Id', request.id);
  });
  app.setNotFoundHandler(() => {
    throw new NotFound();
  });
  app.setErrorHandler(answerFailure);
  addDialects(app, dialect);
  if (faults === true) addFaultRoutes(app);
  if (outbox === true) addOutboxPage(app, db);

  const contract = loadContract();
  const validate = loadRequestValidator();
  for (const each of routes) {
    const operation = contract.operations.get(each.operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${each.operationId}.`);
    if (operation.isPublic !== each.isPublic) {
      throw new Error(
        `${each.operationId}: the contract and its handler differ on whether visitors may call it.`,
      );
    }
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operationId: each.operationId },
      async handler(request, reply) {
        const session = await readSession(request, operation);
        if (session === null && !each.isPublic) throw new Unauthorized();
        if (each.attribute !== null && session?.attributes.has(each.attribute) !== true) {
          throw new Forbidden(`This needs the permission ${each.attribute}.`);
        }
        const isMultipart = operation.bodies.has('multipart/form-data');
        const { fields, files } = isMultipart
          ? await readMultipart(request)
          : { fields: request.body, files: [] };
        const parts = { path: request.params, query: request.query, body: fields ?? undefined };
        const errors = validate(operation, parts);
        if (errors.length > 0) throw new InvalidFields(errors);
        const answer = await each.handle({
          ...parts,
          files,
          session,
          locale: readLocale(request),
          currency: readCurrency(request, session),
          idempotencyKey: readHeader(request, 'idempotency-key') ?? null,
          db,
          tokens,
          localFtp,
          portalUrl: portalUrl ?? null,
          onMail,
          log: request.log,
          reply,
        });
        return send(reply, operation, answer, readLocale(request));
      },
    });
  }
  return app;

  async function readSession(request: FastifyRequest, operation: ContractOperation): Promise<Session | null> {
    const token = readToken(request, operation);
    const id = token === undefined ? null : await tokens.read(token);
    return id === null ? null : loadSession(db, id);
  }
}

function send(
  reply: FastifyReply,
  operation: ContractOperation,
  answer: unknown,
  locale: string,
): FastifyReply {
  if (!(answer instanceof FileAnswer)) {
    return reply.status(operation.successStatus).send(translateAnswer(answer, locale));
  }
  reply
    .status(answer.status ?? operation.successStatus)
    .type(answer.contentType)
    .headers(answer.headers);
  if (answer.disposition !== null) reply.header('content-disposition', answer.disposition);
  return reply.send(answer.content);
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = readLocale(request);
  if (error instanceof Failure) return reply.status(error.status).send(translateFailure(error.body, locale));
  // Errors of the framework (invalid JSON, too large, wrong content type) become a 400 of the contract.
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
    return reply.status(400).send(new Rejected(error.message).body);
  }
  request.log.error({ err: error }, 'call failed');
  return reply.status(500).send(translateFailure({ message: 'Something went wrong on our side.' }, locale));
}

/** Authorization, else the cookie; a link's `token` where the contract offers one (GAP-12, GAP-91). */
function readToken(request: FastifyRequest, operation: ContractOperation): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const fromCookie = request.cookies['BEARER'];
  const offersToken = operation.parameters.some(
    ({ name, in: place }) => name === 'token' && place === 'query',
  );
  const { query } = request;
  const inQuery = offersToken && isRecord(query) ? query['token'] : undefined;
  const fromQuery = typeof inQuery === 'string' ? inQuery : undefined;
  return bearer ?? fromCookie ?? fromQuery;
}

function readLocale(request: FastifyRequest): string {
  const code = readHeader(request, 'locale');
  return code !== undefined && localeCodes.has(code) ? code : 'en';
}

function readCurrency(request: FastifyRequest, session: Session | null): string {
  const codes = session?.customer.currencyCodes ?? [];
  const wanted = readHeader(request, 'cc')?.toUpperCase();
  return codes.find((code) => code === wanted) ?? codes[0] ?? 'EUR';
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readRequestId(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value) ? value : undefined;
}
