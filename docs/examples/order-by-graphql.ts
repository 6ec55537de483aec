/**
 * Orders parts without the portal's client, as an internal tool would: finds an article, adds it to the cart, creates,
 * completes and confirms orders, reads them back and downloads a document, all by GraphQL with a bearer header.
 *
 *   GATEWAY_URL=http://127.0.0.1:4000 BEARER=… node docs/examples/order-by-graphql.ts [search text] [pieces] [--agree]
 *
 * The gateway issues no tokens: BEARER comes from the back end's `login_check`. With SANDBOX_URL (its base, without
 * /api/v3) the script logs in at the sandbox itself, as the demo user or with USERNAME and PASSWORD.
 * Prices are in the account's currency, or in CURRENCY, one of `viewer.currencyCodes`.
 * It places real orders: use a back end meant for tests.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { GATEWAY_URL = 'http://127.0.0.1:4000', BEARER, SANDBOX_URL, CURRENCY } = process.env;
const mayAgree = process.argv.includes('--agree');
const [searchString = 'oil filter', pieces = '2'] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--agree');

const bearer = BEARER ?? (await logIn());
// Three headers say who is asking, in which language, and in which currency, if not the account's.
const headers = { Authorization: `Bearer ${bearer}`, Locale: 'en', ...(CURRENCY && { CC: CURRENCY }) };

/** Gets a token from the back end (CALL-002). */
async function logIn(): Promise<string> {
  if (!SANDBOX_URL) throw new Error('Set BEARER, or SANDBOX_URL to log in at the sandbox.');
  const { USERNAME: username = 'client@demo.test', PASSWORD: password = 'demo-client' } = process.env;
  const answer = await fetch(`${SANDBOX_URL}/api/v3/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`No token for ${username}: status ${answer.status}`);
  return token;
}

/** Runs an operation; throws if there are errors. The type parameter must match the document's selection. */
async function graphql<Result>(query: string, variables: Record<string, unknown> = {}): Promise<Result> {
  const answer = await fetch(`${GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: Result; errors?: unknown };
  if (errors || !data) throw new Error(`GraphQL: ${JSON.stringify(errors)}`);
  return data;
}

/** A problem that any mutation may return instead of its payload; select it by `... on Problem { message }`. */
interface Problem {
  __typename: string;
  message?: string;
  fieldErrors?: { path: string; message: string }[];
}

/**
 * Sends a mutation with a fresh key and returns its payload. Any problem ends the script. `ConfirmationRequired` (for
 * example the credit limit) asks a person: `--agree` gives the consent in advance, and only then `force: true` is sent.
 */
async function mutate<Payload extends { __typename: string }>(
  field: string,
  document: string,
  variables: { input: Record<string, unknown>; [more: string]: unknown },
): Promise<Payload> {
  // A script that may run again after a failure keeps its keys, as erp_order.py does.
  const input = { idempotencyKey: randomUUID(), ...variables.input };
  const { [field]: result } = await graphql<Record<string, Payload | Problem>>(document, {
    ...variables,
    input,
  });
  if (!result) throw new Error(`${field} answered nothing`);
  const { __typename: kind } = result;
  if (kind === 'ConfirmationRequired' && mayAgree && variables.input['force'] !== true) {
    console.log(`  asks to confirm: ${'message' in result ? result.message : ''}`);
    return mutate(field, document, { ...variables, input: { ...variables.input, force: true } });
  }
  if (!kind.endsWith('Payload')) throw new Error(`${field}: ${JSON.stringify(result)}`);
  // The document selects the fields of Payload.
  return result as Payload;
}

// 1. Find an article that can be bought.
const { viewer: found } = await graphql<{
  viewer: {
    user: { firstName: string; lastName: string };
    warehouses: { id: string; dbId: string; name: string; readonly: boolean; type: string }[];
    articleSearch: {
      totalCount: number;
      edges: {
        node: {
          article: {
            id: string;
            name: string;
            description: string;
            multiple: number;
            eol: object | null;
            price: { amount: string; currencyCode: string } | null;
            stock: { amount: number; warehouse: { dbId: string } }[];
          };
        };
      }[];
    };
  };
}>(
  `
    query FindArticles($searchString: String!) {
      viewer {
        user {
          firstName
          lastName
        }
        warehouses {
          id
          dbId
          name
          readonly
          type
        }
        articleSearch(filter: { searchString: $searchString }, first: 20) {
          totalCount
          edges {
            node {
              article {
                id
                name
                description
                multiple
                eol {
                  replacements {
                    name
                  }
                }
                price {
                  amount
                  currencyCode
                }
                stock {
                  amount
                  warehouse {
                    dbId
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  { searchString },
);
console.log(`Logged in as ${found.user.firstName} ${found.user.lastName}`);
console.log(`Found ${found.articleSearch.totalCount} articles for "${searchString}"`);

const warehouses = found.warehouses
  .filter(({ readonly, type }) => !readonly && type !== 'TRANSIT')
  .slice(0, 2);
const canBeOrdered = new Set(warehouses.map(({ dbId }) => dbId));
const inStock = (stock: { amount: number; warehouse: { dbId: string } }[]): number =>
  stock.reduce((sum, { amount, warehouse }) => sum + (canBeOrdered.has(warehouse.dbId) ? amount : 0), 0);
const article = found.articleSearch.edges
  .map(({ node }) => node.article)
  .find(({ eol, price, stock, multiple }) => !eol && price && inStock(stock) >= Number(pieces) * multiple);
if (!article) throw new Error('None of them is in stock.');
const qty = Math.ceil(Number(pieces) / article.multiple) * article.multiple;
console.log(
  `  ${article.name} ${article.description}: ${article.price?.amount} ${article.price?.currencyCode}`,
);

// 2. Add it to the cart, and see which orders two warehouses would give.
const { cart } = await mutate<{
  __typename: string;
  cart: { qty: number; requestedQty: number; total: { amount: string; currencyCode: string } };
}>(
  'setCartQty',
  `mutation SetCartQty($input: SetCartQtyInput!, $warehouses: [ID!]) {
    setCartQty(input: $input) {
      __typename
      ... on SetCartQtyPayload {
        cart(warehouses: $warehouses) { qty requestedQty total { amount currencyCode } }
      }
      ... on Problem { message }
      ... on InvalidInput { fieldErrors { path message } }
    }
  }`,
  { input: { article: article.id, qty }, warehouses: warehouses.map(({ id }) => id) },
);
console.log(
  `Cart: ${cart.qty} of ${cart.requestedQty} pieces, ${cart.total.amount} ${cart.total.currencyCode}`,
);

// 3. Create orders: one per warehouse that supplies something.
const created = await mutate<{
  __typename: string;
  orders: { id: string; dbId: string; status: string; warehouse: { name: string } | null }[];
  missingItems: { article: { name: string }; missingQty: number }[];
}>(
  'createOrders',
  `mutation CreateOrders($input: CreateOrdersInput!) {
    createOrders(input: $input) {
      __typename
      ... on CreateOrdersPayload {
        orders { id dbId status warehouse { name } }
        missingItems { article { name } missingQty }
      }
      ... on Problem { message }
      ... on InvalidInput { fieldErrors { path message } }
    }
  }`,
  { input: { warehouses: warehouses.map(({ id }) => id), items: [{ article: article.id, qty }] } },
);
for (const { dbId, status, warehouse } of created.orders) {
  console.log(`Created order ${dbId} (${warehouse?.name}): ${status}`);
}
for (const { article: missing, missingQty } of created.missingItems) {
  console.log(`  missing: ${missingQty} × ${missing.name}`);
}

// 4. Complete each: address, carrier, our own order number.
const { viewer: checkout } = await graphql<{
  viewer: {
    addresses: {
      id: string;
      default: boolean;
      postalCode: string;
      vat: string | null;
      country: { id: string; name: string };
    }[];
  };
}>(`
  {
    viewer {
      addresses(type: SHIPPING) {
        id
        default
        postalCode
        vat
        country {
          id
          name
        }
      }
    }
  }
`);
const address = checkout.addresses.find((one) => one.default) ?? checkout.addresses[0];
if (!address) throw new Error('The profile has no shipping address.');

for (const { id, dbId } of created.orders) {
  const { node } = await graphql<{
    node: {
      checkout: {
        shippingOptions: { optionId: string; name: string }[];
        calculated: { vatPercent: number; stockSummary: { grandTotal: { amount: string } } | null };
      };
    };
  }>(
    `
      query Shipping($id: ID!, $country: ID!, $postalCode: String!, $vat: String) {
        node(id: $id) {
          ... on Order {
            checkout {
              shippingOptions(country: $country, postalCode: $postalCode) {
                optionId
                name
              }
              calculated(shippingData: { country: $country, postalCode: $postalCode, vat: $vat }) {
                vatPercent
                stockSummary {
                  grandTotal {
                    amount
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id, country: address.country.id, postalCode: address.postalCode, vat: address.vat },
  );
  const courier = node.checkout.shippingOptions[0];
  if (!courier) throw new Error(`No carrier delivers to ${address.country.name} ${address.postalCode}.`);
  const completed = await mutate<{
    __typename: string;
    order: { status: string };
    viewer: { notCompletedOrders: number };
  }>(
    'completeOrder',
    `mutation CompleteOrder($input: CompleteOrderInput!) {
      completeOrder(input: $input) {
        __typename
        ... on CompleteOrderPayload { order { status } viewer { notCompletedOrders } }
        ... on Problem { message }
        ... on InvalidInput { fieldErrors { path message } }
      }
    }`,
    {
      input: {
        order: id,
        shippingAddress: address.id,
        shippingCourier: courier.optionId,
        relatedOrderNumber: `TOOL-${dbId}`,
        orderComment: 'Ordered by GraphQL',
      },
    },
  );
  console.log(
    `Completed order ${dbId}: ${completed.order.status}, by ${courier.name}, VAT ${node.checkout.calculated.vatPercent} %`,
  );
}

// 5. Confirm them: until then the distributor does not work on them.
const confirmed = await mutate<{ __typename: string; orders: { dbId: string; status: string }[] }>(
  'changeOrderStatus',
  `mutation ConfirmOrders($input: ChangeOrderStatusInput!) {
    changeOrderStatus(input: $input) {
      __typename
      ... on ChangeOrderStatusPayload { orders { dbId status } }
      ... on Problem { message }
    }
  }`,
  { input: { orders: created.orders.map(({ id }) => id), status: 'CONFIRMED' } },
);
for (const { dbId, status } of confirmed.orders) console.log(`Confirmed order ${dbId}: ${status}`);

// 6. Read the orders back, and download the first document found.
const { viewer: after } = await graphql<{
  viewer: Record<
    string,
    {
      dbId: string;
      status: string;
      clientOrderId: string;
      grandTotal: { amount: string; currencyCode: string };
      items: { articleName: string; qty: number }[];
      documents: { proforma: { dbId: string; docNumber: string }[] };
    }
  >;
}>(
  `query ReadOrders {
    viewer {
      ${created.orders
        .map(
          ({ dbId }) => `order${dbId}: order(dbId: "${dbId}") {
            dbId status clientOrderId
            grandTotal { amount currencyCode }
            items { articleName qty }
            documents { proforma { dbId docNumber } }
          }`,
        )
        .join('\n')}
    }
  }`,
);
const orders = Object.values(after);
for (const { dbId, status, clientOrderId, grandTotal, items } of orders) {
  const lines = items.map(({ articleName, qty: given }) => `${given} × ${articleName}`).join(', ');
  console.log(
    `Order ${dbId} (${clientOrderId}): ${status}, ${lines}, ${grandTotal.amount} ${grandTotal.currencyCode}`,
  );
}

const document = orders.flatMap(({ documents }) => documents.proforma)[0];
if (document) {
  const pdf = await fetch(`${GATEWAY_URL}/documents/${document.dbId}`, { headers });
  if (!pdf.ok) throw new Error(`Document ${document.docNumber}: status ${pdf.status}`);
  const file = join(tmpdir(), `${document.docNumber}.pdf`);
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  await writeFile(file, bytes);
  console.log(
    `Proforma ${document.docNumber}: ${bytes.length} bytes of ${pdf.headers.get('content-type')} in ${file}`,
  );
}
