import type { Product } from '../support/startProduct.ts';

type Party = Record<string, string | { name: string | null } | null>;

/** What an order knows of its payer, receiver and seller: every value that is not empty, by the heading it stands under. */
export async function findParties(
  product: Product,
  user: string,
  dbId: string,
): Promise<Record<string, string[]>> {
  const caller = await product.as(user);
  const { viewer } = await caller.run(
    `query ($dbId: String!) {
      viewer {
        order(dbId: $dbId) {
          payer { companyName street postalCode city region country { name } vat phone email }
          receiver { companyName street postalCode city region country { name } vat phone email }
          seller { companyName vat street postalCode city country { name } }
        }
      }
    }`,
    { dbId },
  );
  const { payer, receiver, seller } = viewer.order;
  return { Payer: valuesOf(payer), Receiver: valuesOf(receiver), Seller: valuesOf(seller) };
}

const valuesOf = (party: Party): string[] =>
  Object.values(party)
    .map((value) => (typeof value === 'string' ? value : (value?.name ?? '')))
    .filter((value) => value !== '');
