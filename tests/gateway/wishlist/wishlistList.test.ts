import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const article = (id: number) => toGlobalId('Article', id);

interface List {
  viewer: {
    wishlist: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
      pageCursors: { around: { page: number; isCurrent: boolean }[] };
      edges: {
        node: {
          id: string;
          article: {
            id: string;
            name: string;
            description: string | null;
            stock: { amount: number; warehouse: { dbId: string; name?: string } }[];
          };
        };
      }[];
    } | null;
  };
}

const list = (warehouse = 'dbId') => `query Wishlist($first: Int, $after: String) {
  viewer {
    wishlist(first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage }
      pageCursors { around { page isCurrent } }
      edges { node { id article { id name description stock { amount warehouse { ${warehouse} } } } } }
    }
  }
}`;

async function ids(): Promise<string[]> {
  const { viewer } = await client.run<List>(list(), { first: 100 });
  return (viewer.wishlist?.edges ?? []).map(({ node }) => node.article.id);
}

interface Result {
  result: { __typename: string; fieldErrors?: { path: string }[]; viewer?: List['viewer'] };
}
const take = `mutation Take($input: TakeFromWishlistInput!) {
  result: takeFromWishlist(input: $input) {
    __typename
    ... on TakeFromWishlistPayload { articles { id inWishList inCartQty } viewer { wishlist { totalCount } } }
    ... on InvalidInput { fieldErrors { path message } }
    ... on Problem { message }
  }
}`;
const clear = `mutation Clear($input: ClearWishlistInput!) {
  result: clearWishlist(input: $input) {
    __typename
    ... on ClearWishlistPayload { viewer { wishlist { totalCount } } }
  }
}`;

beforeEach(async () => {
  for (const id of [demoArticles.inTens, demoArticles.linked, demoArticles.lastPiece]) {
    await client.run(
      'mutation Star($article: ID!) { addToWishlist(input: { article: $article }) { __typename } }',
      { article: article(id) },
    );
  }
});

test('WISH-02 WISH-09 LIST-08 a page of the wishlist is one call, with article, description and stock', async () => {
  const { answer, received } = await client.watch<List>(list(), { first: 2, after: '-1' });
  expect(answer.errors).toEqual([]);
  expect(received).toMatchObject([{ operationId: 'listWishlist', query: { page: 1, limit: 2 } }]);
  const wishlist = answer.data.viewer.wishlist;
  expect(wishlist?.edges).toHaveLength(2);
  expect(wishlist?.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
  expect(wishlist?.pageCursors.around[0]).toEqual({ page: 1, isCurrent: true });
  const entry = wishlist?.edges[0]?.node;
  expect(entry?.article.name).not.toBe('');
  expect(entry?.article.stock.length).toBeGreaterThan(1);
});

test('WISH-09 the names of the warehouses, which the list does not hold, are one call more', async () => {
  const { answer, calls } = await client.watch<List>(list('dbId name type'), { first: 20 });
  expect(calls.toSorted()).toEqual(['listAllWarehouses', 'listWishlist']);
  const names = answer.data.viewer.wishlist?.edges[0]?.node.article.stock.map(
    ({ warehouse }) => warehouse.name,
  );
  expect(names).toContain('Tallinn');
});

test('GAP-162 an entry can be read again by its id as long as the article is on the wishlist', async () => {
  const { viewer } = await client.run<List>(list(), { first: 100 });
  const entry = viewer.wishlist?.edges.find(({ node }) => node.article.id === article(demoArticles.linked));
  const read = () =>
    client.run('query Node($id: ID!) { node(id: $id) { id __typename } }', {
      id: entry?.node.id,
    });
  expect((await read()).node).toEqual({ id: entry?.node.id, __typename: 'WishlistEntry' });
  await client.run(take, { input: { items: [{ article: article(demoArticles.linked) }] } });
  expect((await read()).node).toBeNull();
});

test('WISH-06 CALL-059 articles with and without a quantity go into the cart and off the wishlist', async () => {
  const { answer, received } = await client.watch<Result>(take, {
    input: {
      items: [{ article: article(demoArticles.inTens), qty: 20 }, { article: article(demoArticles.linked) }],
    },
  });
  expect(received[0]).toMatchObject({ operationId: 'takeFromWishlist' });
  expect(answer.data.result).toMatchObject({
    __typename: 'TakeFromWishlistPayload',
    articles: [
      { id: article(demoArticles.inTens), inWishList: false },
      { id: article(demoArticles.linked), inWishList: false },
    ],
  });
  expect(await ids()).not.toContain(article(demoArticles.inTens));
});

test('WISH-06 GAP-49 a quantity that is not a multiple is InvalidInput and names the item', async () => {
  const { result } = await client.run(take, {
    input: { items: [{ article: article(demoArticles.inTens), qty: 5 }] },
  });
  expect(result).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path: 'items.0.qty' }] });
});

test('WISH-06 an article that is not on the wishlist is NotFound; a user who may not order is Forbidden', async () => {
  const input = { input: { items: [{ article: article(demoArticles.bare) }] } };
  expect((await client.run(take, input)).result.__typename).toBe('NotFound');
  const accountant = await portal.as('accountant');
  expect((await accountant.run(take, input)).result.__typename).toBe('Forbidden');
});

test('WISH-01 without order_list the wishlist is null and says FORBIDDEN', async () => {
  const basic = await portal.as('basic');
  const { data, errors } = await basic.send<List>(list());
  expect(data.viewer.wishlist).toBeNull();
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('WISH-07 CALL-058 clear empties the wishlist, and the payload shows it', async () => {
  const { answer, calls } = await client.watch<Result>(clear, { input: {} });
  expect(answer.data.result.viewer?.wishlist?.totalCount).toBe(0);
  expect(calls).toEqual(['clearWishlist', 'listWishlist']);
  expect(await ids()).toEqual([]);
});
