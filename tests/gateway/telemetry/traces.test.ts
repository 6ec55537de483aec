import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReceivedRequest } from '../../../sandbox/support/faults.ts';
import { graphql } from '../../support/graphql.ts';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';
import { startCollector, type Collector, type WireSpan } from './startCollector.ts';

let sandbox: TestSandbox;
let collector: Collector;
let gateway: GatewayProcess;
let bearer: string;

beforeAll(async () => {
  [sandbox, collector] = await Promise.all([startSandbox({ faults: true }), startCollector()]);
  gateway = await runGateway({
    UPSTREAM_URL: sandbox.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
    OTEL_METRIC_EXPORT_TIMEOUT: '200',
  });
  bearer = (await sandbox.as('client')).token ?? '';
});
afterAll(async () => {
  await gateway.stop();
  collector.close();
  await sandbox.close();
});

const orders = 'query OrdersForTraces { viewer { orders(type: REGULAR, first: 1) { totalCount } } }';

/** The span of a call, once the collector has it. */
async function spanOf(name: string, traceId?: string): Promise<WireSpan> {
  const find = () =>
    collector.spans().find((span) => span.name === name && (!traceId || span.traceId === traceId));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const span = find();
  if (!span) throw new Error(`no span ${name}`);
  return span;
}

test('promise: sight: a request is one trace: the caller’s span, the gateway, the resolver that calls, the call', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const callerSpan = '00f067aa0ba902b7';
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const { errors } = await graphql(gateway, {
    query: orders,
    bearer,
    headers: { traceparent: `00-${traceId}-${callerSpan}-01` },
  });
  expect(errors).toEqual([]);
  const request = await spanOf('graphql other', traceId);
  const resolver = await spanOf('Viewer.orders', traceId);
  const call = await spanOf('listOrders', traceId);
  expect(request.parentSpanId).toBe(callerSpan);
  expect(resolver.parentSpanId).toBe(request.spanId);
  expect(call.parentSpanId).toBe(resolver.spanId);
  const received = (await (await fetch(`${sandbox.url}/sandbox/requests`)).json()) as ReceivedRequest[];
  const list = received.find(({ operationId }) => operationId === 'listOrders');
  expect(list?.headers['traceparent']).toBe(`00-${traceId}-${call.spanId}-01`);
});

test('promise: sight: a caller without a trace gets one, and the log and the back end show the same id', async () => {
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await graphql(gateway, { query: '{ countries { name } }', bearer, headers: { 'x-request-id': 'trace-1' } });
  const received = (await (await fetch(`${sandbox.url}/sandbox/requests`)).json()) as ReceivedRequest[];
  const [, traceId] = String(received[0]?.headers['traceparent']).split('-');
  expect(traceId).toMatch(/^[\da-f]{32}$/);
  const call = await spanOf('listCountries', traceId);
  expect(call.traceId).toBe(traceId);
  await expect
    .poll(() => gateway.log.find((line) => line.includes('"requestId":"trace-1"')))
    .toContain(traceId);
});

test('promise: sight: resolvers without calls make no spans', async () => {
  await graphql(gateway, { query: orders, bearer });
  await spanOf('Viewer.orders');
  const names = new Set(collector.spans().map(({ name }) => name));
  expect([...names].filter((name) => /^(Query\.viewer|OrderConnection\.)/.test(name))).toEqual([]);
});

test('promise: leaks: neither traces, metrics nor logs hold a token, a password or the back end’s address', async () => {
  await graphql(gateway, {
    query:
      'mutation LogIn($input: LoginInput!) { login(input: $input) { __typename ... on Problem { message } } }',
    variables: { input: { username: 'client@demo.test', password: 'a-very-wrong-password' } },
  });
  await graphql(gateway, { query: orders, bearer });
  await expect.poll(() => collector.received()).toContain('gateway.upstream.duration');
  for (const text of [collector.received(), gateway.log.slice(1).join('\n')]) {
    expect(text).not.toContain(bearer);
    expect(text).not.toContain('a-very-wrong-password');
    expect(text).not.toContain(sandbox.url.replace('http://', ''));
  }
});
