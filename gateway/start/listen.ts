import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Gateway } from '../server/createGateway.ts';
import { GatewayResponse } from '../http/GatewayResponse.ts';
import { limitArrival } from '../http/limitArrival.ts';
import { limitPipelining } from '../http/limitPipelining.ts';
import { limitReading } from '../http/limitReading.ts';

/** A gateway that listens. */
export interface Listening {
  /** For example `http://127.0.0.1:4000`. */
  url: string;
  server: Server;
  /** Takes no new requests, lets those in flight finish for so long, then ends everything. */
  close(graceMs?: number): Promise<void>;
}

/** Where to listen, and how patiently. */
export interface ListenOptions {
  port: number;
  host: string;
  /** Whether other processes of this gateway listen on the port, each for itself: the system spreads the connections. */
  sharesPort?: boolean;
  /** Milliseconds for a request's headers, for all of it, and for a reader who takes nothing of the answer. */
  patience?: typeof defaultPatience;
}

/** In milliseconds. */
export const defaultPatience = { headersMs: 20_000, requestMs: 30_000, readMs: 30_000 };

/**
 * Listens; slow and oversized clients are cut off: headers 20 s and 16 KB, a whole request 30 s, or as long as a file
 * keeps a least rate, 30 s without reading anything of the answer. A connection without a request stays open a little
 * longer than the usual minute of proxies before us.
 */
export async function listen(
  gateway: Gateway,
  {
    port,
    host,
    sharesPort = false,
    patience: { headersMs, requestMs, readMs } = defaultPatience,
  }: ListenOptions,
): Promise<Listening> {
  // The same functions for all answers: new ones for each are a good part of what a small query costs. Without a listener
  // for the timeout Node destroys the connection. Before its answer a request may take longer.
  function limitPiped(this: GatewayResponse): void {
    // A streamed answer has a dozen, each of which ends with it.
    this.setMaxListeners(20);
    this.setTimeout(readMs);
    limitReading(this, 2 * readMs);
  }
  function limitRest(this: GatewayResponse): void {
    // Most answers have been taken by then.
    if (this.writableLength > 0) this.setTimeout(readMs);
  }
  const server = createServer<typeof IncomingMessage, typeof GatewayResponse>(
    {
      ServerResponse: GatewayResponse,
      headersTimeout: headersMs,
      // See limitArrival.
      requestTimeout: 0,
      // Node looks for those who are late every 30 s by itself.
      connectionsCheckingInterval: Math.min(1000, headersMs),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (req, res) => {
      limitArrival(req, requestMs);
      res.on('pipe', limitPiped);
      res.on('prefinish', limitRest);
      if (limitPipelining(req, res)) gateway.listener(req, res);
    },
  );
  // A morning's first connections come all at once: Linux makes those beyond the queue wait for seconds.
  server.listen({ port, host, backlog: 2048, ...(sharesPort && { exclusive: true, reusePort: true }) });
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    server,
    async close(graceMs = 10_000) {
      gateway.drain();
      const waitedMs = await untilQuiet(server);
      const closed = once(server, 'close');
      server.close();
      // A connection that was busy a moment ago would be kept for its caller's next request.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      const cutOff = setTimeout(() => server.closeAllConnections(), Math.max(0, graceMs - waitedMs));
      await closed;
      clearInterval(closeIdle);
      clearTimeout(cutOff);
      await gateway.stop();
    },
  };
}

/** How long it waits at most for a turn of the event loop in which no connection came. */
const waitForQuietMs = 3000;
/** How long that turn may be: another connection may have come in it. Longer the longer it waits, a hundredth. */
const quietMs = 0.5;
/** One turn may end before the system was asked for connections. */
const quietTurns = 2;

/**
 * Waits for short turns in which no connection came. The system resets the connections that it has accepted and this process
 * has not when it stops listening: after a long turn they are several, and a proxy must not repeat a write that it has sent.
 * Resolves to the milliseconds that it took.
 */
async function untilQuiet(server: Server): Promise<number> {
  let came = 0;
  const note = (): void => void (came += 1);
  server.on('connection', note);
  const first = performance.now();
  let begun: number;
  let quiet = 0;
  do {
    const before = came;
    begun = performance.now();
    await nextTurn();
    const isQuiet = came === before && performance.now() - begun <= quietMs + (begun - first) / 100;
    quiet = isQuiet ? quiet + 1 : 0;
  } while (quiet < quietTurns && begun - first < waitForQuietMs);
  server.off('connection', note);
  return performance.now() - first;
}
