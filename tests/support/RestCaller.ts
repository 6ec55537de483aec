import { stringify } from 'qs';
import { loadContract } from '../../sandbox/http/contract.ts';
import type { JsonAnswer, OperationId, Body, Part } from '../../sandbox/http/route.ts';
import { validateAnswer } from './answers.ts';

/** Request of a test: the parts of the operation's request; a FormData body is sent as multipart. */
export interface RestRequest<Op extends OperationId> {
  path?: Part<Op, 'path'>;
  query?: Part<Op, 'query'>;
  body?: Body<Op> | FormData;
  headers?: Record<string, string>;
}

/** A response, already validated against the contract. */
export interface RestAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON, else undefined. */
  body: unknown;
  bytes: Buffer;
}

/** Calls the sandbox over HTTP as one user (or as a visitor); every response is validated against the contract. */
export class RestCaller {
  readonly url: string;
  readonly token: string | null;

  constructor(url: string, token: string | null) {
    this.url = url;
    this.token = token;
  }

  /** Makes the call, whatever the response. */
  call<Op extends OperationId>(operationId: Op, request: RestRequest<Op> = {}): Promise<RestAnswer> {
    return this.send(operationId, request);
  }

  /** Makes a call that violates the types, as a careless client would. */
  async send(
    operationId: OperationId,
    request: { path?: object; query?: object; body?: unknown; headers?: Record<string, string> },
  ): Promise<RestAnswer> {
    const operation = loadContract().operations.get(operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
    const { body } = request;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(this.url + fillPath(operation.url, request.path) + toQuery(request.query), {
      method: operation.method,
      headers: {
        // Whatever dialect the sandbox speaks to the gateway.
        'sandbox-dialect': 'standard',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isAnswerJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: unknown = isAnswerJson ? JSON.parse(bytes.toString()) : undefined;
    validateAnswer(operationId, response.status, response.headers, parsed);
    return { status: response.status, headers: response.headers, body: parsed, bytes };
  }

  /** Makes a call that must succeed and returns its JSON. */
  async ok<Op extends OperationId>(operationId: Op, request: RestRequest<Op> = {}): Promise<JsonAnswer<Op>> {
    const { status, body } = await this.call(operationId, request);
    if (status >= 300) throw new Error(`${operationId} answered ${String(status)}: ${JSON.stringify(body)}`);
    // validateAnswer has checked it against the schema this type is generated from.
    return body as JsonAnswer<Op>;
  }
}

function fillPath(url: string, path: object = {}): string {
  const values = new Map(
    Object.entries(path).map(([name, value]) => [name, encodeURIComponent(String(value))]),
  );
  return url.replaceAll(/:(\w+)(\(\.\+\))?/g, (_all, name: string) => values.get(name) ?? '');
}

function toQuery(query: object = {}): string {
  const text = stringify(query, { arrayFormat: 'brackets', encodeValuesOnly: true });
  return text === '' ? '' : `?${text}`;
}
