import { createOperationDescriptor, Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test } from 'vitest';
import readCart from '../../../web/__generated__/useReadCartQuery.graphql.ts';
import { forgetPreviews } from '../../../web/parts/cart/forgetPreviews.ts';
import { toCartVariables } from '../../../web/parts/cart/CartSelection.ts';
import { toGlobalId } from '../../../web/relay/globalId.ts';

const cartOf = (warehouse: string) => toGlobalId('Cart', 'regular', warehouse, '0');

/** The reading of a cart for one warehouse. */
const operationFor = (warehouse: string) =>
  createOperationDescriptor(
    readCart,
    toCartVariables({ type: 'REGULAR', warehouses: [warehouse], useBackorder: false }),
  );

/** A network that never answers. */
const silent = Network.create(() => new Promise(() => {}));

test('after a write the previews of other warehouses are read again before they show, and its own shows at once', () => {
  const environment = new Environment({
    network: silent,
    store: new Store(new RecordSource()),
  });
  for (const warehouse of ['1', '2']) {
    const operation = operationFor(warehouse);
    const cart = {
      id: cartOf(warehouse),
      items: [],
      qty: 0,
      requestedQty: 0,
      total: null,
      requestedTotal: null,
      orders: null,
      hints: [],
    };
    environment.commitPayload(operation, { viewer: { id: 'viewer', cart } });
    environment.retain(operation);
  }
  const statuses = () => ['1', '2'].map((warehouse) => environment.check(operationFor(warehouse)).status);
  expect(statuses()).toEqual(['available', 'available']);
  forgetPreviews(environment, cartOf('1'));
  expect(statuses()).toEqual(['available', 'stale']);
});
