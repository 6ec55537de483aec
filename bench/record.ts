import type { components } from '../contract/apiV3.generated.ts';
import { RestCaller } from '../tests/support/RestCaller.ts';
import { createScenarios, subjectPaths, type Scenario } from './scenarios.ts';

/** Answers of the sandbox by path and query. */
export type Recording = Record<string, { headers: Record<string, string>; body: string }>;

/** Headers of every request of the benchmark. */
export interface Caller extends Record<string, string> {
  authorization: string;
  locale: string;
  cc: string;
}

/** Logs the demo customer in at the sandbox. */
export async function logIn(sandboxUrl: string): Promise<Caller> {
  const body = { username: 'client@demo.test', password: 'demo-client' };
  const { token } = await new RestCaller(sandboxUrl, null).ok('loginCheck', { body });
  return { authorization: `Bearer ${token}`, locale: 'en', cc: 'EUR' };
}

/** Chooses the orders for the scenarios and records every answer that they need. */
export async function record(
  sandboxUrl: string,
  caller: Caller,
): Promise<{ scenarios: Scenario[]; recording: Recording }> {
  const recording: Recording = {};
  const read = async (path: string): Promise<string> => {
    const response = await fetch(sandboxUrl + path, { headers: caller });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
    recording[path] = {
      headers: {
        'content-type': response.headers.get('content-type') ?? '',
        version: response.headers.get('version') ?? '',
      },
      body,
    };
    return body;
  };

  const list: components['schemas']['OrderPage'] = JSON.parse(await read(subjectPaths.list));
  const orders = list.items.map(({ id }) => id);
  // The order for the order page: of those with a shipment, the one with the largest answer.
  let order: number | undefined;
  let largest = 0;
  for (const id of orders) {
    const shipments = await read(subjectPaths.shipments(id));
    const { length } = await read(subjectPaths.order(id));
    if (shipments === '[]' || length <= largest) continue;
    order = id;
    largest = length;
  }
  if (order === undefined || orders.length < 20) throw new Error('The demo has too few orders.');

  const invoices: components['schemas']['InvoicePage'] = JSON.parse(await read(subjectPaths.invoices));
  const invoicedOrders = [...new Set(invoices.items.flatMap((invoice) => invoice.orders))];

  const scenarios = createScenarios({ orders, invoicedOrders, order });
  // Whose the token is, the gateway asks once; without an answer it would ask with each request.
  for (const path of new Set(['/api/v3/loggedin', ...scenarios.flatMap(({ steps }) => steps.flat())])) {
    if (!(path in recording)) await read(path);
  }
  return { scenarios, recording };
}
