import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Exchange } from './http/Exchange.ts';
import type { RequestWatch } from './telemetry/Telemetry.ts';

interface Request {
  req: IncomingMessage;
  res: ServerResponse;
  exchange: Exchange;
  watch: RequestWatch | undefined;
}

/** Writes one log line when the request ends, one for each property that could not be read, and ends its metrics and span. */
export function logRequest(log: Logger, { req, res, exchange, watch }: Request): void {
  const begun = performance.now();
  res.once('close', () => {
    const isCut = !res.writableFinished;
    watch?.end(exchange, res.statusCode, isCut);
    for (const unreadable of exchange.unreadable?.values() ?? [])
      log.warn({ requestId: exchange.requestId, ...unreadable }, 'unreadable value of the back end');
    // pino leaves out properties that are undefined.
    log.info({
      requestId: exchange.requestId,
      traceId: watch?.traceId ?? undefined,
      method: req.method,
      route: exchange.route,
      operation: exchange.operationName,
      status: res.statusCode,
      cut: isCut || undefined,
      ms: Math.round(performance.now() - begun),
    });
  });
}
