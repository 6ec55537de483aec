import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A span as it arrives in OTLP's JSON. */
export interface WireSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A receiver of OTLP over HTTP, like Jaeger or a vendor's collector. */
export interface Collector {
  url: string;
  /** Everything that arrived, as text. */
  received(): string;
  spans(): WireSpan[];
  close(): void;
}

interface TraceBody {
  resourceSpans?: { scopeSpans: { spans: WireSpan[] }[] }[];
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      res.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans = [] }: TraceBody = JSON.parse(body);
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
