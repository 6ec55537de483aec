import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';

/** A line of a bulk read: a row, or the last one. */
export interface BulkLine {
  cursor: string | null;
  node?: Record<string, unknown>;
  errors?: { message: string; path: unknown[]; extensions: { code: string; requestId: string } }[];
  end?: true;
  error?: { message: string; extensions: { code: string; requestId: string } };
  rows?: number;
  skipped?: number;
  calls?: number;
}

/** Starts a bulk read; the answer is not read before its lines are asked for. */
export async function openBulk(
  url: string,
  body: object,
  headers: Record<string, string> = { authorization: 'Bearer x' },
): Promise<IncomingMessage> {
  const text = JSON.stringify(body);
  const sent = request(`${url}/bulk`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...headers,
    },
  });
  sent.end(text);
  const [answer]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

/** The lines of a bulk read as they arrive. */
export async function* linesOf(answer: IncomingMessage): AsyncGenerator<BulkLine> {
  for await (const line of createInterface(answer)) yield JSON.parse(line);
}

/** A whole bulk read: its rows and its last line. */
export async function readBulk(
  url: string,
  body: object,
  headers?: Record<string, string>,
): Promise<{ rows: BulkLine[]; last: BulkLine }> {
  const answer = await openBulk(url, body, headers);
  if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
  const lines = await Array.fromAsync(linesOf(answer));
  const last = lines.pop();
  if (last === undefined) throw new Error('no lines');
  return { rows: lines, last };
}

/** A bulk read that must be refused: its status and errors. */
export async function refusedBulk(url: string, body: object, headers?: Record<string, string>) {
  const answer = await openBulk(url, body, headers);
  const text = (await answer.toArray()).join('');
  const errors: { message: string; extensions: Record<string, unknown> }[] = JSON.parse(text).errors;
  return { status: answer.statusCode, errors, headers: answer.headers };
}
