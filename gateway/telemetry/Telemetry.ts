import type { IncomingMessage } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Exchange } from '../http/Exchange.ts';
import type { WatchCall } from '../rest/WatchCall.ts';

/** Traces and metrics of the gateway; created only when configured, so that it costs nothing otherwise. */
export interface Telemetry {
  /** Gives resolvers that call the back end a span; null without traces. */
  readonly traceResolvers: ((schema: GraphQLSchema) => void) | null;
  /** Follows one HTTP request. */
  begin(request: Pick<IncomingMessage, 'headers'>): RequestWatch;
  /** A metric that is read on collection: values by labels, whose sets are small and fixed. */
  gauge(name: string, description: string, read: () => Iterable<readonly [number, Labels]>): void;
  /** Increments a counter. */
  count(name: string, description: string, labels: Labels): void;
  /** Flushes and shuts down. */
  stop(): Promise<void>;
}

/** Label names and values of a metric. */
export type Labels = Readonly<Record<string, string>>;

/** Follows one HTTP request. */
export interface RequestWatch {
  /** The caller's trace id or our own; null without traces. */
  readonly traceId: string | null;
  readonly watchCall: WatchCall;
  /** Runs the request's handler, so that its resolvers and calls belong to the request's span. */
  run(answer: () => void): void;
  end(exchange: Exchange, status: number, isCut: boolean): void;
}
