import { toGlobalId } from '../../gateway/relay/ids.ts';
import type { PortalCaller } from './startPortal.ts';

/** Global ids of warehouses, by their dbIds. */
export const warehouseIds = (...dbIds: readonly (string | number)[]): string[] =>
  dbIds.map((dbId) => toGlobalId('Warehouse', dbId));

/** An article on sale, as tests use it. */
export interface BuyableArticle {
  id: string;
  dbId: string;
  name: string;
  multiple: number;
  stock: { amount: number; warehouse: { dbId: string; name: string } }[];
}

/** The first shipping address of a caller's profile, as `completeOrder` takes it. */
export async function readShownAddress(
  caller: PortalCaller,
): Promise<{ shippingAddress: string; expectedAddress: { country: string } }> {
  const { viewer } = await caller.run(
    '{ viewer { addresses(type: SHIPPING) { id name companyName firstName lastName vat customsCode regCode country { id } region city postalCode street phone email } } }',
  );
  const [first] = viewer.addresses;
  if (!first) throw new Error('no address');
  const { id, country, ...fields } = first;
  return { shippingAddress: id, expectedAddress: { ...fields, country: country.id } };
}

/** Articles on sale of which a single ordinary warehouse has at least 20 multiples. */
export async function findBuyable(caller: PortalCaller, count: number): Promise<BuyableArticle[]> {
  const { viewer } = await caller.run(/* GraphQL */ `
    {
      viewer {
        articleSearch(filter: { searchString: "filter" }, first: 100) {
          edges {
            node {
              article {
                id
                dbId
                name
                multiple
                eol {
                  replacements {
                    dbId
                  }
                }
                stock {
                  amount
                  warehouse {
                    dbId
                    name
                  }
                }
              }
            }
          }
        }
      }
    }
  `);
  const found = viewer.articleSearch.edges
    .map(({ node }) => node.article)
    .filter(({ eol, multiple, stock }) => eol === null && bestStock({ stock }).amount >= 20 * multiple)
    .slice(0, count);
  if (found.length < count) throw new Error(`The demo has only ${found.length} articles to buy.`);
  return found;
}

/** The warehouse with most of an article. Read-only warehouses and those in transit are the last ones here: ids 1 to 4 sell. */
export function bestStock({ stock }: Pick<BuyableArticle, 'stock'>): BuyableArticle['stock'][number] {
  const [best] = stock
    .filter(({ warehouse }) => Number(warehouse.dbId) <= 4)
    .toSorted((a, b) => b.amount - a.amount);
  if (!best) throw new Error('No warehouse sells it.');
  return best;
}

export interface CreatedOrder {
  id: string;
  dbId: string;
  /** Global id of its CheckoutOrder. */
  checkoutId: string;
}

/** Creates an order of one multiple of an article from the warehouse with most of it; it awaits its checkout. */
export async function createOrder(
  caller: PortalCaller,
  article: BuyableArticle,
  qty = article.multiple,
): Promise<CreatedOrder> {
  const { createOrders } = await caller.run<{
    createOrders: { __typename: string; message?: string; orders?: { id: string; dbId: string }[] };
  }>(
    /* GraphQL */ `
      mutation Create($input: CreateOrdersInput!) {
        createOrders(input: $input) {
          __typename
          ... on CreateOrdersPayload {
            orders {
              id
              dbId
            }
          }
          ... on Problem {
            message
          }
        }
      }
    `,
    {
      input: {
        warehouses: warehouseIds(bestStock(article).warehouse.dbId),
        items: [{ article: article.id, qty }],
      },
    },
  );
  const order = createOrders.orders?.[0];
  if (!order) throw new Error(`No order: ${JSON.stringify(createOrders)}`);
  return { ...order, checkoutId: Buffer.from(`CheckoutOrder:${order.dbId}`).toString('base64') };
}

/** Completes an order: to the account's first shipping address, with its delivery decided later. */
export async function completeOrder(
  caller: PortalCaller,
  order: CreatedOrder,
  input: object = {},
): Promise<void> {
  const { viewer } = await caller.run('{ viewer { addresses(type: SHIPPING) { id } } }');
  const { completeOrder: result } = await caller.run(
    'mutation Complete($input: CompleteOrderInput!) { completeOrder(input: $input) { __typename ... on Problem { message } } }',
    {
      input: {
        order: order.checkoutId,
        shippingAddress: viewer.addresses[0]?.id,
        shippingCourier: 'delay',
        ...input,
      },
    },
  );
  const { __typename: kind } = result;
  if (kind !== 'CompleteOrderPayload') throw new Error(`Not completed: ${JSON.stringify(result)}`);
}
