import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { findBuyable, type BuyableArticle } from '../../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to wish for');
  article = first;
});
afterAll(() => portal.close());

interface Result {
  result: { __typename: string; message?: string; article?: { id: string; inWishList?: boolean } };
}

const toggle = (mutation: 'addToWishlist' | 'removeFromWishlist', fields: string): string =>
  `mutation Toggle($article: ID!) {
    result: ${mutation}(input: { article: $article }) {
      __typename
      ... on WishlistPayload { article { ${fields} } }
      ... on Problem { message }
    }
  }`;

test('ART-08 CALL-056 the star puts the article into the wishlist, and its id alone costs no further call', async () => {
  const { answer, calls } = await client.watch<Result>(toggle('addToWishlist', 'id'), {
    article: article.id,
  });
  expect(answer.data.result).toEqual({ __typename: 'WishlistPayload', article: { id: article.id } });
  expect(calls).toEqual(['addToWishlist']);
});

test('ART-08 CALL-057 removing it returns the article’s current state, read after the write', async () => {
  const { answer, calls } = await client.watch<Result>(toggle('removeFromWishlist', 'id inWishList'), {
    article: article.id,
  });
  expect(answer.data.result.article).toEqual({ id: article.id, inWishList: false });
  expect(calls).toEqual(['removeFromWishlist', 'getArticle']);
});

test('ART-10 an article that does not exist is NotFound', async () => {
  const { result } = await client.run<Result>(toggle('addToWishlist', 'id'), {
    article: toGlobalId('Article', 99_999_999),
  });
  expect(result).toMatchObject({ __typename: 'NotFound', message: 'Article not found.' });
});

test('GAP-162 the id of something else is a BAD_REQUEST that says so, without a call', async () => {
  const { answer, calls } = await client.watch<Result>(toggle('addToWishlist', 'id'), {
    article: toGlobalId('Order', article.dbId),
  });
  expect(answer.errors[0]).toMatchObject({
    message: expect.stringContaining('input.article takes an id of type Article.'),
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(calls).toEqual([]);
});

test('ART-10 a failing back end is an unknown outcome, with where to look', async () => {
  await portal.breakNext('addToWishlist', { kind: 'status', status: 500 });
  const { data, errors } = await client.send<Result | null>(toggle('addToWishlist', 'id'), {
    article: article.id,
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ result: { __typename: 'OutcomeUnknown' } });
});
