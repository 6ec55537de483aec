import type { IncomingMessage } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Exchange } from '../http/Exchange.ts';
import type { WatchCall } from './WatchCall.ts';

/** What the gateway tells of its work. Where nobody asks for it there is none, and nothing is spent on it. */
export interface Telemetry {
  /** Counts requests by the problem that their mutation returned; see wrapResolvers. */
  noteProblems(schema: GraphQLSchema): void;
  /** Gives resolvers that call the back end a span; null without traces. */
  readonly traceResolvers: ((schema: GraphQLSchema) => void) | null;
  /** Follows one HTTP request. */
  begin(request: Pick<IncomingMessage, 'headers'>): RequestWatch;
  /** A figure that is asked for when metrics are read: values by their labels, few and known beforehand. */
  gauge(name: string, description: string, read: () => Iterable<readonly [number, Labels]>): void;
  /** Counts something that happened. */
  count(name: string, description: string, labels: Labels): void;
  /** Sends what is not sent yet, and ends. */
  stop(): Promise<void>;
}

/** Label names and values of a metric. */
export type Labels = Readonly<Record<string, string>>;

/** Follows one HTTP request. */
export interface RequestWatch {
  /** Of the caller or our own; null without traces. */
  readonly traceId: string | null;
  readonly watchCall: WatchCall;
  /** Runs what answers the request, so that its resolvers and calls belong to it. */
  run(answer: () => void): void;
  end(exchange: Exchange, status: number, isCut: boolean): void;
}
