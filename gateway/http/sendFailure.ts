import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage, type ErrorCode } from '../errors/toGraphQLError.ts';
import { message, translate, type MessageText } from '../messages/message.ts';
import { readLanguage } from './session.ts';
import { GatewayResponse } from './GatewayResponse.ts';
import { hasBody } from './hasBody.ts';
import { readHeader } from './readHeader.ts';
import { dataPolicy } from './securityHeaders.ts';
import { writeTextPage } from './writeTextPage.ts';
import type { FieldMessage } from '../rest/RestError.ts';

/** Why a request outside of GraphQL failed. */
export interface Failure {
  status: number;
  /** As `extensions.code` of a GraphQL error. */
  code: ErrorCode;
  messages: readonly MessageText[];
  fields?: readonly FieldMessage[];
  /** Path of the portal where a person who opened a link goes on. */
  back?: string;
}

/** Answers with a failure: a line of text for a person who opened a link, with a way back if there is one, JSON for a program. */
export function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  { status, code, messages: texts, fields = [], back }: Failure,
): void {
  const language = readLanguage(readHeader(req));
  const messages = texts.map((text) => translate(text, language));
  const isPage = req.headers.accept?.includes('text/html') ?? false;
  const text = messages[0] ?? translate(errorMessage(code), language);
  const link = translate(message('PAGE.BACK'), language);
  const page =
    back === undefined ? `${text}\n` : writeTextPage(language, { title: text, text, href: back, link });
  const body = isPage
    ? page
    : JSON.stringify({ code, status, messages, fields, requestId: res.getHeader('x-request-id') });
  // The rest of the request's body is not read: the connection ends with this answer.
  if (!req.complete && hasBody(req)) res.setHeader('connection', 'close');
  if (status === 401) res.setHeader('www-authenticate', 'Bearer');
  if (res instanceof GatewayResponse) res.errorCode = code;
  res.writeHead(status, {
    'content-type': `${isPage ? (back === undefined ? 'text/plain' : 'text/html') : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'content-language': language,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  });
  res.end(body);
}
