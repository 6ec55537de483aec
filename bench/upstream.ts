/**
 * A back end that costs next to nothing: returns recorded answers (file ANSWERS) by path and query, after
 * the delay in milliseconds that the parent sent last. Anything else is a 404.
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
  if (delayMs === 0) reply(path, res);
  else setTimeout(reply, delayMs, path, res);
});

function reply(path: string, res: ServerResponse): void {
  const answer = answers.get(path);
  if (answer) res.writeHead(200, answer.headers).end(answer.body);
  else res.writeHead(404, { 'content-type': 'application/json' }).end('{}');
}

answerParent(await listenAnywhere(server), {
  answered: () => answered,
  onNumber: (value) => {
    delayMs = value;
  },
});
