import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../errors/toGraphQLError.ts';
import { translate } from '../messages/message.ts';
import { dataPolicy } from './securityHeaders.ts';
import { GatewayResponse } from './GatewayResponse.ts';
import { hasBody } from './hasBody.ts';
import type { Exchange } from './Exchange.ts';
import type { Refusal } from './refuseRequest.ts';

const codes: Readonly<Record<Refusal['status'], ErrorCode>> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  406: 'BAD_REQUEST',
  411: 'LENGTH_REQUIRED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Answers a refused request to /graphql in the format of GraphQL: one error with its code. */
export function sendGraphQLFailure(
  req: IncomingMessage,
  res: ServerResponse,
  exchange: Pick<Exchange, 'requestId' | 'language'>,
  { status, text }: Refusal,
): void {
  const { requestId } = exchange;
  const language = exchange.language();
  const code = codes[status];
  const isNew = req.headers.accept?.includes('application/graphql-response+json') ?? false;
  const body = JSON.stringify({
    errors: [{ message: translate(text, language), extensions: { code, requestId } }],
  });
  // The rest of the request's body is not read: the connection ends with this answer.
  if (!req.complete && hasBody(req)) res.setHeader('connection', 'close');
  if (status === 405 && !res.hasHeader('allow')) res.setHeader('allow', 'GET, POST');
  if (res instanceof GatewayResponse) res.errorCode = code;
  res.writeHead(status, {
    'content-type': `application/${isNew ? 'graphql-response+json' : 'json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'content-language': language,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  });
  res.end(body);
}
