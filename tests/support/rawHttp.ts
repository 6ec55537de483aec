import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A plain connection, for requests that no HTTP client would send. */
export async function openSocket({ url }: { url: string }): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** All bytes the other side sends until it ends the connection; a reset ends it too. */
export function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  return new Promise((done) => {
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.once('close', () => done(text));
  });
}

/** Sends a text unchanged and returns the reply, read until the connection ends. */
export async function sendRaw(gateway: { url: string }, text: string): Promise<string> {
  const socket = await openSocket(gateway);
  const answer = readToEnd(socket);
  socket.write(text);
  return answer;
}
