/**
 * A back end that costs next to nothing: returns recorded answers (file ANSWERS) by path and query, after
 * the delay in milliseconds that the parent sent last. Anything else is a 404. Each token is another user's, as the load
 * means it (load.ts): one user alone may use only a share of the connections.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { answerParent } from './answerParent.ts';
import { listenAnywhere } from './listenAnywhere.ts';
import type { Recording } from './record.ts';

const recording: Recording = JSON.parse(readFileSync(process.env['ANSWERS'] ?? '', 'utf8'));
const answers = new Map(
  Object.entries(recording).map(([path, { headers, body }]) => [
    path,
    { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body: Buffer.from(body) },
  ]),
);
let delayMs = 0;
let answered = 0;

const server = createServer((req, res) => {
  answered++;
  const path = req.url ?? '';
  const session = /\.(\d+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
  if (delayMs === 0) reply(path, session, res);
  else setTimeout(reply, delayMs, path, session, res);
});

function reply(path: string, session: string, res: ServerResponse): void {
  const answer = answers.get(path);
  if (answer && path === '/api/v3/loggedin') {
    const { user, ...rest } = JSON.parse(answer.body.toString());
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ...rest, user: { ...user, id: 1000 + Number(session) } }));
  } else if (answer) res.writeHead(200, answer.headers).end(answer.body);
  else res.writeHead(404, { 'content-type': 'application/json' }).end('{}');
}

answerParent(await listenAnywhere(server), {
  answered: () => answered,
  onNumber: (value) => {
    delayMs = value;
  },
});
