import type { IncomingMessage } from 'node:http';
import { isUpload } from './refuseRequest.ts';

/** Bytes a second; at this rate the largest file takes 13 minutes. */
const leastRate = 32 * 1024;

/**
 * Ends the connection of a request that has not arrived whole after this time. A file may take as long again, as long as it
 * keeps a least rate. Node has one limit for all requests, which would be too short for a photo on a slow line or too
 * long for a caller who sends nothing.
 */
export function limitArrival(req: IncomingMessage, ms: number): void {
  // By then most requests have arrived: in one piece with their headers.
  setImmediate(watchArrival, req, ms);
}

function watchArrival(req: IncomingMessage, ms: number): void {
  if (req.complete) return;
  let seen = req.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = req.socket;
    const isMoving = isUpload(req) && bytesRead - seen >= (leastRate * ms) / 1000;
    seen = bytesRead;
    if (req.complete) clearInterval(timer);
    else if (!isMoving) req.socket.end(timeout, () => req.socket.destroy());
  }, ms);
  for (const event of ['end', 'close']) req.once(event, () => clearInterval(timer));
}

const timeout = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
