import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodeQuery } from '../gateway/rest/request/encodeQuery.ts';

/** A request to repeat, for the gateway and for the limit. */
export interface Scenario {
  name: string;
  /** The request to the gateway. */
  operation: { documentId: string; variables: object } | { query: string };
  /** The same as the client of the build that is compared with sends it. */
  operationBefore?: Scenario['operation'];
  /** The operation itself. */
  text: string;
  /** The REST calls behind it, path and query; those of one step are sent together. */
  steps: string[][];
}

/** The subjects of the scenarios. */
export interface Subjects {
  /** Numbers of the newest twenty regular orders. */
  orders: readonly number[];
  /** Numbers of the orders of the newest twenty invoices, each once. */
  invoicedOrders: readonly number[];
  /** Number of the order for the order page. */
  order: number;
}

const api = (path: string): string => `/api/v3${path}`;
const orderPath = (id: number): string => api(`/orders/${id}`);
const shipmentsPath = (id: number): string => api(`/orders/${id}/shipments`);
const listPath = api(`/orders${encodeQuery({ filter: { type: 'regular' }, page: 1, limit: 20 })}`);
const invoicesPath = api(`/documents/invoices${encodeQuery({ filter: {}, page: 1, limit: 20 })}`);

/** The calls to record to know the subjects: both lists, and both answers of each order. */
export const subjectPaths = {
  list: listPath,
  invoices: invoicesPath,
  order: orderPath,
  shipments: shipmentsPath,
} as const;

/** The scenarios: the client's own operations by their document ids, and two of an internal tool as text. */
export function createScenarios({ orders, invoicedOrders, order }: Subjects): Scenario[] {
  return [
    {
      name: 'order page',
      ...persisted('OrderPageQuery', { dbId: String(order) }),
      steps: [[orderPath(order), shipmentsPath(order)]],
    },
    {
      name: 'orders list of 20',
      ...persisted('OrdersPageQuery', { type: 'REGULAR', first: 20, after: '-1' }),
      steps: [[api('/warehouses/all'), listPath]],
    },
    {
      name: 'twenty orders with their details',
      operation: { query: ordersWithDetails },
      text: ordersWithDetails,
      steps: [[listPath], orders.map(orderPath)],
    },
    {
      name: 'twenty invoices with their orders',
      operation: { query: invoicesWithOrders },
      text: invoicesWithOrders,
      steps: [[invoicesPath], invoicedOrders.map(orderPath)],
    },
    {
      name: 'twenty invoices with the lines of their orders',
      operation: { query: invoicesWithOrderLines },
      text: invoicesWithOrderLines,
      steps: [[invoicesPath], invoicedOrders.map(orderPath)],
    },
    {
      name: 'one small query',
      ...persisted('useAttentionsQuery', {}),
      steps: [[api('/attentions')]],
    },
  ];
}

const ordersWithDetails = /* GraphQL */ `
  query OrdersWithDetails {
    viewer {
      orders(type: REGULAR, first: 20) {
        totalCount
        edges {
          node {
            id
            dbId
            status
            clientOrderId
            createdAt
            grandTotal {
              value
              currencyCode
            }
            vatPercent
            payer {
              companyName
              vat
            }
            items {
              articleName
              description
              qty
              price {
                value
                currencyCode
              }
              totalPrice {
                value
                currencyCode
              }
            }
          }
        }
      }
    }
  }
`;

/** An accounting tool's query: each invoice with its orders. */
const invoicesWithOrders = invoicesWith(/* GraphQL */ `
  id
  dbId
  clientOrderId
  status
  paid
  createdAt
  grandTotal {
    value
    currencyCode
  }
`);

/** The same with nearly all fields of each order. */
const invoicesWithOrderLines = invoicesWith(/* GraphQL */ `
  id
  dbId
  status
  createdAt
  payer {
    companyName
    vat
  }
  items {
    articleName
    description
    qty
    price {
      value
      currencyCode
    }
    totalPrice {
      value
      currencyCode
    }
  }
`);

function invoicesWith(fieldsOfOrders: string): string {
  return /* GraphQL */ `
    query InvoicesWithOrders {
      viewer {
        invoices(first: 20) {
          totalCount
          edges {
            node {
              id
              dbId
              docNumber
              createdAt
              paid
              grandTotal {
                value
                currencyCode
              }
              orders {
                ${fieldsOfOrders}
              }
            }
          }
        }
      }
    }
  `;
}

/** The scenario with the operation as the client of another checkout sends it. */
export function withOperationBefore(scenario: Scenario, checkout: string): Scenario {
  const { operation, text } = scenario;
  const [, name] = /^query (\w+)/.exec(text) ?? [];
  if (!('documentId' in operation) || name === undefined) return { ...scenario, operationBefore: operation };
  return { ...scenario, operationBefore: persisted(name, operation.variables, checkout).operation };
}

/** An operation of the client by its name, as the client of this checkout or another one sends it. */
function persisted(
  name: string,
  variables: object,
  checkout: string = dirname(import.meta.dirname),
): Pick<Scenario, 'operation' | 'text'> {
  const documents: Record<string, string> = JSON.parse(
    readFileSync(join(checkout, 'persisted.json'), 'utf8'),
  );
  const found = Object.entries(documents).find(([, text]) => text.startsWith(`query ${name}`));
  if (found === undefined) throw new Error(`The client has no operation ${name}.`);
  const [documentId, text] = found;
  return { operation: { documentId, variables }, text };
}
