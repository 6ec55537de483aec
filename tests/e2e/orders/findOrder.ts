import type { Product } from '../support/startProduct.ts';

type Found = {
  dbId: string;
  shipments: { dbId: string }[];
  documents: Record<
    'proforma' | 'invoice' | 'packingList' | 'mergedInvoice',
    { dbId: string; docNumber: string }[]
  >;
};

/** The newest orders of a demo user in one status, with the links of their pages. */
export async function findOrders(product: Product, user: string, status: string): Promise<Found[]> {
  const caller = await product.as(user);
  const { viewer } = await caller.run(
    `query ($status: [OrderStatus!]) {
      viewer {
        orders(filter: { status: $status }, first: 5) {
          edges {
            node {
              dbId
              shipments { dbId }
              documents {
                proforma { dbId docNumber }
                invoice { dbId docNumber }
                packingList { dbId docNumber }
                mergedInvoice { dbId docNumber }
              }
            }
          }
        }
      }
    }`,
    { status: [status] },
  );
  return viewer.orders.edges.map(({ node }) => node);
}

/** The newest one; throws when there is none. */
export async function findOrder(product: Product, user: string, status: string): Promise<Found> {
  const [order] = await findOrders(product, user, status);
  if (!order) throw new Error(`${user} has no order in ${status}`);
  return order;
}
