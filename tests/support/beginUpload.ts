import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type Agent, type ClientRequest } from 'node:http';
import type { WireError } from './graphql.ts';

/** One part of an upload: a field, or with `fileName` a file. */
export interface Part {
  name: string;
  content: string | Buffer;
  fileName?: string;
}

/** An upload in progress. */
export interface Upload {
  /** The request's id, which the back end receives too. */
  id: string;
  request: ClientRequest;
  /** All bytes to be sent. */
  body: Buffer;
  /** The gateway's response; rejects when the connection ends without one. */
  answer: Promise<{ status: number; data: unknown; errors: WireError[] }>;
  /** Sends it at once. */
  sendAll(): Upload['answer'];
}

/** Begins a multipart request of these parts, or of a body already made of them: announces its length, and sends nothing yet. */
export function beginUpload(
  gateway: { url: string },
  content: readonly Part[] | Buffer,
  { headers = {}, agent = false }: { headers?: Record<string, string>; agent?: Agent | false } = {},
): Upload {
  const body = Buffer.isBuffer(content) ? content : toBody(content);
  const id = randomUUID();
  const req = request(`${gateway.url}/graphql`, {
    method: 'POST',
    agent,
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
      'x-request-id': id,
      ...(headers['cookie'] === undefined ? { authorization: 'Bearer token' } : {}),
      ...headers,
    },
  });
  const answer = readAnswer(req);
  return {
    id,
    request: req,
    body,
    answer,
    sendAll() {
      req.end(body);
      return answer;
    },
  };
}

/** The parts of an operation that takes one file, as the specification orders them. */
export const partsOf = (
  query: string,
  variables: object,
  file: { name: string; content: string | Buffer; place?: string },
): [Part, Part, Part] => [
  { name: 'operations', content: JSON.stringify({ query, variables }) },
  { name: 'map', content: JSON.stringify({ 0: [file.place ?? 'variables.input.file'] }) },
  { name: '0', content: file.content, fileName: file.name },
];

/** Sends a piece and waits until it was handed to the operating system. */
export const sendPiece = (req: ClientRequest, piece: Buffer): Promise<void> =>
  new Promise((done, fail) => {
    req.write(piece, (error) => (error ? fail(error) : done()));
  });

/** The body made of parts. */
export function toBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName }) => [
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined
          ? ''
          : `; filename="${fileName.replaceAll('"', '\\"')}"\r\nContent-Type: text/csv`
      }\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from('--x--\r\n')]);
}

async function readAnswer(req: ClientRequest): Upload['answer'] {
  const [response] = await once(req, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  const { data = null, errors = [] } = JSON.parse(text);
  return { status: response.statusCode, data, errors };
}
