import {
  context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  metrics,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { Logger } from 'pino';
import { readHeader } from '../http/readHeader.ts';
import { readTraceparent } from '../http/readTraceparent.ts';
import type { WatchCall } from '../rest/WatchCall.ts';
import { createMetrics } from './createMetrics.ts';
import { describeRequest } from './describeRequest.ts';
import type { Telemetry } from './Telemetry.ts';
import { spanOfField, traceResolvers } from './traceResolvers.ts';

interface Options {
  /** Whether spans are created; metrics always are. */
  traces: boolean;
  operationNames: Iterable<string>;
  log: Logger;
}

/** Telemetry with the OpenTelemetry SDK, which reads its settings from the environment; see startTelemetry. */
export function createTelemetry({ traces, operationNames, log }: Options): Telemetry {
  // The SDK also passes errors, although its types say text.
  const warn = (message: unknown): void =>
    log.warn({ telemetry: String(message).slice(0, 500) }, 'telemetry');
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN },
  );
  const sdk = new NodeSDK({
    textMapPropagator: null,
    logRecordProcessors: [],
    ...(traces ? {} : { spanProcessors: [] }),
  });
  sdk.start();

  const tracer = trace.getTracer('gateway');
  const figures = createMetrics(metrics.getMeter('gateway'));
  const knownNames = new Set(operationNames);

  const watchCallsOf =
    (request: Context): WatchCall =>
    ({ operationId, method }) => {
      const begun = performance.now();
      figures.activeCalls.add(1);
      const span = traces
        ? tracer.startSpan(
            operationId,
            { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method } },
            spanOfField(tracer, context.active()) ?? request,
          )
        : null;
      return {
        traceparent: span && toTraceparent(span.spanContext()),
        attempts: 0,
        end(outcome) {
          const status = String(outcome);
          figures.activeCalls.add(-1);
          figures.calls.record((performance.now() - begun) / 1000, { operation_id: operationId, status });
          if (this.attempts > 1) figures.retries.add(this.attempts - 1, { operation_id: operationId });
          span?.setAttributes(
            typeof outcome === 'number'
              ? { 'http.response.status_code': outcome, attempts: this.attempts }
              : { 'error.type': outcome, attempts: this.attempts },
          );
          if (typeof outcome === 'string' || outcome >= 500) fail(span, status);
          span?.end();
        },
      };
    };

  return {
    traceResolvers: traces ? traceResolvers : null,
    begin(request) {
      const begun = performance.now();
      figures.activeRequests.add(1);
      const span = traces
        ? tracer.startSpan(
            'request',
            { kind: SpanKind.SERVER },
            readParent(readHeader(request)('traceparent')),
          )
        : null;
      const own = span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
      return {
        traceId: span?.spanContext().traceId ?? null,
        watchCall: watchCallsOf(own),
        run: (answer) => (span ? context.with(own, answer) : answer()),
        end(exchange, status, isCut) {
          const labels = describeRequest(exchange, { status, isCut, knownNames });
          figures.activeRequests.add(-1);
          const ms = performance.now() - begun;
          figures.requests.record(ms / 1000, labels);
          figures.ownTimes.record((ms - exchange.backEndTime.ms) / 1000, { route: labels.route });
          for (const { call, property } of exchange.unreadable?.values() ?? [])
            figures.unreadable.add(1, { operation_id: call, property });
          if (!span) return;
          span.updateName(labels.route === 'graphql' ? `graphql ${labels.operation}` : labels.route);
          span.setAttributes({
            ...labels,
            'request.id': exchange.requestId,
            'http.response.status_code': status,
          });
          // A problem is an expected answer; the call behind it has its own span.
          if (labels.outcome !== 'ok' && labels.outcome !== exchange.reply.problem)
            fail(span, labels.outcome);
          span.end();
        },
      };
    },
    gauge: figures.gauge,
    count: figures.count,
    stop: () => sdk.shutdown().catch(warn),
  };
}

const silent = (): void => undefined;

function fail(span: Span | null, message: string): void {
  span?.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** The caller's span, where it sends one. */
function readParent(header: string | null): Context {
  const [, traceId = '', spanId = '', flags = '0'] = readTraceparent(header)?.split('-') ?? [];
  const parent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

const toTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
