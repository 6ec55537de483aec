import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FieldMessage } from '../rest/RestError.ts';

/** Why a request beside GraphQL failed. */
export interface Failure {
  status: number;
  /** As `extensions.code` of a GraphQL error. */
  code: string;
  messages: readonly string[];
  fields?: readonly FieldMessage[];
}

const sentences: Readonly<Record<number, string>> = {
  400: 'The request was refused.',
  401: 'Not logged in.',
  402: 'The back end asks for a confirmation.',
  403: 'You are not allowed to do this.',
  404: 'There is no such thing.',
  411: 'Send the length of the body.',
  413: 'The request is too large.',
  502: 'The back end failed.',
  504: 'The back end did not answer in time.',
};

/** Answers with a failure: a line of text for a person who opened a link, JSON for a program. */
export function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  { status, code, messages, fields = [] }: Failure,
): void {
  const isPage = req.headers.accept?.includes('text/html') ?? false;
  const body = isPage
    ? `${messages[0] ?? sentences[status] ?? 'Something went wrong.'}\n`
    : JSON.stringify({ code, status, messages, fields, requestId: res.getHeader('x-request-id') });
  // What is left of the request's body is not read: the connection ends with this answer.
  if (!req.complete) res.setHeader('connection', 'close');
  res.writeHead(status, {
    'content-type': `${isPage ? 'text/plain' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  res.end(body);
}
