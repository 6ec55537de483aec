import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Article {
  name: string;
  brand: string;
  price: { amount: string } | null;
  stock: { amount: number; warehouse: { id: string; type: string } }[];
}

const document = /* GraphQL */ `
  query Refine($filter: ArticleSearchFilter!, $refine: ArticleRefinement, $first: Int, $after: String) {
    viewer {
      articleSearch(filter: $filter, refine: $refine, first: $first, after: $after) {
        totalCount
        edges {
          node {
            article {
              name
              brand
              price {
                amount
              }
              stock {
                amount
                warehouse {
                  id
                  type
                }
              }
            }
          }
        }
        facets {
          covered
          isComplete
          inStock
          brands {
            value
            count
          }
          warehouses {
            warehouse {
              id
            }
            count
          }
          lowestPrice {
            amount
          }
          highestPrice {
            amount
          }
          attributes {
            name
            values {
              value
              count
            }
          }
        }
      }
    }
  }
`;

async function search(refine: object | null = null, searchString = 'brake disc', window: object = {}) {
  const variables = { filter: { searchString }, refine, first: 100, ...window };
  const { viewer } = await client.run(document, variables);
  const { edges, ...found } = viewer.articleSearch;
  return { ...found, articles: edges.map(({ node }) => node.article) };
}

/** Every article of a search, page by page. */
async function everyArticle(refine: object | null = null): Promise<Article[]> {
  const articles: Article[] = [];
  for (let total = Infinity; articles.length < total;) {
    const page = await search(refine, 'brake disc', { after: String(articles.length - 1) });
    total = page.totalCount;
    articles.push(...page.articles);
  }
  return articles;
}

const pieces = ({ stock }: Article) =>
  stock
    .filter(({ warehouse }) => warehouse.type !== 'CONSIGNATION')
    .reduce((sum, { amount }) => sum + amount, 0);
/** Technical data by article number, as the back end has it. */
async function attributesByArticle() {
  const rows = await portal.sandbox.db.selectFrom('articles').select(['sku', 'attributes']).execute();
  const known = new Map(rows.map(({ sku, attributes }) => [sku, attributes]));
  return ({ name }: Article, property: string, value: string): boolean =>
    known.get(name)?.some((one) => one.name === property && one.value === value) ?? false;
}
const priceOf = ({ price }: Article) => Number(price?.amount ?? Infinity);

test('DAY-51 facets count what the search found: brands, stock, warehouses, prices and attributes', async () => {
  const all = await everyArticle();
  const { facets, totalCount } = await search();
  expect(facets).toMatchObject({ covered: totalCount, isComplete: true });
  expect(facets.inStock).toBe(all.filter((article) => pieces(article) > 0).length);
  expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
  for (const { value, count } of facets.brands) {
    expect(all.filter(({ brand }) => brand === value)).toHaveLength(count);
  }
  for (const { warehouse, count } of facets.warehouses) {
    const stocked = all.filter(({ stock }) =>
      stock.some((one) => one.warehouse.id === warehouse.id && one.amount > 0),
    );
    expect(stocked).toHaveLength(count);
  }
  const prices = all.map(priceOf).filter(Number.isFinite);
  expect(Number(facets.lowestPrice.amount)).toBe(Math.min(...prices));
  expect(Number(facets.highestPrice.amount)).toBe(Math.max(...prices));
  const has = await attributesByArticle();
  const [attribute] = facets.attributes;
  expect(attribute?.values.length).toBeGreaterThan(1);
  for (const { value, count } of attribute?.values ?? []) {
    expect(all.filter((article) => has(article, attribute?.name ?? '', value))).toHaveLength(count);
  }
});

test('DAY-51 conditions narrow the results together, and counts of a property leave its own condition out', async () => {
  const whole = await search();
  const [brand, other] = whole.facets.brands;
  const [attribute] = whole.facets.attributes;
  const value = attribute?.values[0]?.value ?? '';
  const all = await everyArticle();
  const has = await attributesByArticle();
  const refine = {
    brands: [brand?.value],
    inStock: true,
    attributes: [{ name: attribute?.name, values: [value] }],
  };
  const narrowed = await search(refine);
  const expected = all.filter(
    (article) =>
      article.brand === brand?.value && pieces(article) > 0 && has(article, attribute?.name ?? '', value),
  );
  expect(narrowed.articles.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  expect(narrowed.totalCount).toBe(expected.length);

  const byBrand = await search({ brands: [brand?.value] });
  expect(byBrand.facets.brands).toEqual(whole.facets.brands);
  expect(byBrand.totalCount).toBe(brand?.count);
  expect((await search({ brands: [brand?.value, other?.value] })).totalCount).toBe(
    (brand?.count ?? 0) + (other?.count ?? 0),
  );
  const [place] = whole.facets.warehouses;
  expect((await search({ warehouses: [place?.warehouse.id] })).totalCount).toBe(place?.count);
  const priced = await search({ lowestPrice: '20.00', highestPrice: '40.00' });
  expect(priced.totalCount).toBe(
    all.filter((article) => priceOf(article) >= 20 && priceOf(article) <= 40).length,
  );
});

test('DAY-52 results are sorted by price, stock and brand over all pages', async () => {
  const all = await everyArticle();
  const prices = (await everyArticle({ sort: 'PRICE' })).map(priceOf);
  expect(prices).toHaveLength(all.length);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const falling = (await search({ sort: 'PRICE_DESCENDING' })).articles.map(priceOf);
  expect(falling[0]).toBe(prices.filter(Number.isFinite).at(-1));
  const stock = (await everyArticle({ sort: 'STOCK' })).map(pieces);
  expect(stock).toEqual(stock.toSorted((one, other) => other - one));
  const brands = (await everyArticle({ sort: 'BRAND' })).map(({ brand }) => brand);
  expect(brands).toEqual(
    brands.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true })),
  );
  expect(await everyArticle({ sort: 'RELEVANCE' })).toEqual(all);
});

test('DAY-51 a search that is cut says that its counts are incomplete, and takes ten calls', async () => {
  const { db } = portal.sandbox;
  await sql`insert into articles (sku, brand, description, category_id, price, price_rrp, net_weight_g,
      gross_weight_g, width_mm, height_mm, length_mm, hs_code, ean_code)
    select id || '-COPY', brand, 'Tea towel', category_id, price, price_rrp, net_weight_g,
      gross_weight_g, width_mm, height_mm, length_mm, hs_code, ean_code from articles`.execute(db);
  const { answer, calls } = await client.watch(document, {
    filter: { searchString: 'towel' },
    refine: { sort: 'BRAND' },
    first: 20,
  });
  expect(answer.data.viewer.articleSearch.facets).toMatchObject({ covered: 1000, isComplete: false });
  expect(calls).toEqual(Array.from({ length: 10 }, () => 'searchArticles'));
  await db.deleteFrom('articles').where('description', '=', 'Tea towel').execute();
});

test('DAY-51 a warehouse that is none is refused by its place in the input', async () => {
  const { errors } = (
    await client.watch(document, {
      filter: { searchString: 'brake disc' },
      refine: { warehouses: ['nowhere'] },
    })
  ).answer;
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  expect(JSON.stringify(errors)).toContain('refine.warehouses[0]');
});
