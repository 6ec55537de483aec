/**
 * A page with Apollo Client on another origin than the gateway, which lists that origin in CORS_ORIGINS. It shows a
 * list that grows, two previews of a cart in one normalized cache, an upload, a PDF and a picture.
 *
 *   npx vite docs/examples/browser --port 5180      and the gateway with CORS_ORIGINS=http://localhost:5180
 *
 * The gateway is at http://127.0.0.1:4000, or at `?gateway=` in the page's address.
 */
import { graphql } from '../__generated__/gql.ts';
import { createClient } from './createClient.ts';

const gateway = new URLSearchParams(location.search).get('gateway') ?? 'http://127.0.0.1:4000';
let token: string | undefined;
const client = createClient({ gateway, getToken: () => token });

const InvoicesDocument = graphql(/* GraphQL */ `
  query PageOfInvoices($after: String) {
    viewer {
      id
      user {
        id
        email
      }
      invoices(first: 5, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            url
            docNumber
          }
        }
      }
    }
  }
`);

const WarehousesDocument = graphql(/* GraphQL */ `
  query WarehousesToCompare {
    viewer {
      id
      warehouses {
        id
        name
        readonly
        type
      }
    }
  }
`);

// The same cart twice. Each preview has its own id, so a normalized cache keeps both.
const CartsDocument = graphql(/* GraphQL */ `
  query TwoPreviews($one: [ID!]!, $other: [ID!]!) {
    viewer {
      id
      one: cart(warehouses: $one) {
        ...Preview
      }
      other: cart(warehouses: $other) {
        ...Preview
      }
    }
  }

  fragment Preview on Cart {
    id
    qty
    requestedQty
    total {
      amount
      currencyCode
    }
    items {
      id
      qty
      article {
        id
        name
        photoUrl(size: S200)
      }
    }
  }
`);

const LookUpDocument = graphql(/* GraphQL */ `
  mutation LookUp($file: File!) {
    searchOemList(input: { file: $file }) {
      __typename
      ... on SearchOemListPayload {
        rows {
          requestedName
          found
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** An element of the page. */
function find<Type extends Element>(selector: string, type: new () => Type): Type {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}.`);
  return element;
}

function addItem(list: string, ...content: (string | Node)[]): void {
  const item = document.createElement('li');
  item.append(...content);
  find(list, HTMLElement).append(item);
}

/** Shows what fails, with the id that finds it in the logs. */
const run = (action: () => Promise<void>): void =>
  void action().catch((error: unknown) => {
    find('[role=alert]', HTMLElement).textContent = error instanceof Error ? error.message : String(error);
  });

/** Downloads a PDF, which needs the token: a plain link would not send it. */
async function openPdf(url: string, name: string): Promise<void> {
  const answer = await fetch(new URL(url, gateway), {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${name}: status ${answer.status}, ${answer.headers.get('x-request-id')}`);
  const pdf = await answer.blob();
  if (pdf.size !== Number(answer.headers.get('content-length'))) throw new Error(`${name} is not whole.`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = `${name}.pdf`;
  link.click();
  find('[aria-label=Invoices] output', HTMLElement).textContent = `${name}: ${pdf.type}, ${pdf.size} bytes`;
}

/** Where the list continues. */
let next: string | null = null;

async function showInvoices(after: string | null): Promise<void> {
  // A page is added to the list in the cache, and the list is read from there.
  if (after === null) await client.query({ query: InvoicesDocument });
  else await client.query({ query: InvoicesDocument, variables: { after }, fetchPolicy: 'network-only' });
  const cached = client.readQuery({ query: InvoicesDocument });
  const invoices = cached?.viewer.invoices;
  if (!invoices) throw new Error('This user sees no invoices.');
  find('#session output', HTMLElement).textContent = cached.viewer.user?.email ?? '';
  find('[aria-label=Invoices] ol', HTMLElement).replaceChildren();
  for (const edge of invoices.edges) {
    if (!edge) continue;
    const { url, docNumber } = edge.node;
    const button = document.createElement('button');
    button.textContent = `PDF of ${docNumber}`;
    button.addEventListener('click', () => run(() => openPdf(url, docNumber ?? url)));
    addItem('[aria-label=Invoices] ol', button);
  }
  const more = find('#more', HTMLButtonElement);
  more.hidden = !invoices.pageInfo.hasNextPage;
  next = invoices.pageInfo.endCursor;
}

async function compareCarts(): Promise<void> {
  const { data } = await client.query({ query: WarehousesDocument });
  const [one, other] = (data?.viewer.warehouses ?? []).flatMap((warehouse) =>
    warehouse && !warehouse.readonly && warehouse.type !== 'TRANSIT' ? warehouse : [],
  );
  if (!one || !other) throw new Error('There are no two warehouses to compare.');
  const variables = { one: [one.id], other: [other.id] };
  await client.query({ query: CartsDocument, variables });
  const cached = client.readQuery({ query: CartsDocument, variables });
  find('[aria-label=Cart] ul', HTMLElement).replaceChildren();
  for (const [name, cart] of [
    [one.name, cached?.viewer.one],
    [other.name, cached?.viewer.other],
  ] as const) {
    addItem(
      '[aria-label=Cart] ul',
      `${name}: ${cart?.qty} of ${cart?.requestedQty} pieces, ${cart?.total?.amount} ${cart?.total?.currencyCode}`,
    );
  }
  // Pictures need no token. Their addresses are paths at the gateway.
  const pictured = cached?.viewer.one?.items.find((item) => item?.article?.photoUrl)?.article;
  if (!pictured?.photoUrl) return;
  const image = find('[aria-label=Cart] img', HTMLImageElement);
  image.alt = pictured.name ?? '';
  image.src = new URL(pictured.photoUrl, gateway).href;
  image.hidden = false;
}

async function lookUp(file: File): Promise<void> {
  const { data } = await client.mutate({ mutation: LookUpDocument, variables: { file } });
  const result = data?.searchOemList;
  if (result?.__typename !== 'SearchOemListPayload') throw new Error(result?.message ?? 'No result.');
  find('[aria-label=List] ul', HTMLElement).replaceChildren();
  for (const row of result.rows)
    addItem('[aria-label=List] ul', `${row?.requestedName}: ${row?.found ? 'found' : 'not found'}`);
}

find('#session', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  run(async () => {
    token = find('[name=token]', HTMLInputElement).value;
    // Viewer has the same id for every user: nothing of the last one may stay.
    await client.clearStore();
    await showInvoices(null);
  });
});
find('#more', HTMLButtonElement).addEventListener('click', () => run(() => showInvoices(next)));
find('#compare', HTMLButtonElement).addEventListener('click', () => run(compareCarts));
const input = find('[name=file]', HTMLInputElement);
input.addEventListener('change', () => {
  const file = input.files?.[0];
  if (file) run(() => lookUp(file));
});
