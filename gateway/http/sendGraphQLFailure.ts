import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../errors/toGraphQLError.ts';
import type { Exchange } from './Exchange.ts';
import type { Refusal } from './refuseRequest.ts';

const codes: Partial<Record<Refusal['status'], ErrorCode>> = { 403: 'FORBIDDEN', 413: 'TOO_LARGE' };

/** Answers a refused request to /graphql in the format of GraphQL: one error with its code. */
export function sendGraphQLFailure(
  req: IncomingMessage,
  res: ServerResponse,
  { requestId }: Pick<Exchange, 'requestId'>,
  { status, message }: Refusal,
): void {
  const code = codes[status] ?? 'BAD_REQUEST';
  const isNew = req.headers.accept?.includes('application/graphql-response+json') ?? false;
  const body = JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] });
  // The rest of the request's body is not read: the connection ends with this answer.
  if (!req.complete) res.setHeader('connection', 'close');
  if (status === 405) res.setHeader('allow', 'GET, POST');
  res.writeHead(status, {
    'content-type': `application/${isNew ? 'graphql-response+json' : 'json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  res.end(body);
}
