import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage, type ErrorCode } from '../errors/toGraphQLError.ts';
import { translate, type MessageText } from '../messages/message.ts';
import { readLanguage } from '../session.ts';
import { GatewayResponse } from './GatewayResponse.ts';
import { hasBody } from './hasBody.ts';
import { readHeader } from './readHeader.ts';
import { dataPolicy } from './securityHeaders.ts';
import type { FieldMessage } from '../rest/RestError.ts';

/** Why a request outside of GraphQL failed. */
export interface Failure {
  status: number;
  /** As `extensions.code` of a GraphQL error. */
  code: ErrorCode;
  messages: readonly MessageText[];
  fields?: readonly FieldMessage[];
}

/** Answers with a failure: a line of text for a person who opened a link, JSON for a program. */
export function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  { status, code, messages: texts, fields = [] }: Failure,
): void {
  const language = readLanguage(readHeader(req));
  const messages = texts.map((text) => translate(text, language));
  const isPage = req.headers.accept?.includes('text/html') ?? false;
  const body = isPage
    ? `${messages[0] ?? translate(errorMessage(code), language)}\n`
    : JSON.stringify({ code, status, messages, fields, requestId: res.getHeader('x-request-id') });
  // The rest of the request's body is not read: the connection ends with this answer.
  if (!req.complete && hasBody(req)) res.setHeader('connection', 'close');
  if (status === 401) res.setHeader('www-authenticate', 'Bearer');
  if (res instanceof GatewayResponse) res.errorCode = code;
  res.writeHead(status, {
    'content-type': `${isPage ? 'text/plain' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'content-language': language,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  });
  res.end(body);
}
