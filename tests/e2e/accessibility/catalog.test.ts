import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { checkScreens, type Screen } from './checkScreen.ts';

let product: Product;
/** VINs that belong to one vehicle and to several. */
const [one, several] = ['XX1ONE', 'XX2SEVERAL'];
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.sandbox;
  const vehicles = await db
    .selectFrom('article_vehicles')
    .select('vehicle_id')
    .distinct()
    .orderBy('vehicle_id')
    .limit(9)
    .execute();
  await db
    .insertInto('vehicle_vin_patterns')
    .values(vehicles.map(({ vehicle_id }, i) => ({ vehicle_id, prefix: i === 0 ? one : several })))
    .execute();
});
afterAll(() => product.close());

const sku = (article: keyof typeof demoArticles) => skuOf(demoArticles[article]);
const articlePath = (article: keyof typeof demoArticles) =>
  `/catalog/article/${encodeURIComponent(sku(article))}`;
const searchFor = (text: string) =>
  `/catalog?type=part&searchString=${encodeURIComponent(text)}&page=1&limit=10`;

const showTable = async (page: Page) => {
  await page.getByRole('button', { name: /^(Table|Tabelle)$/ }).click();
};
const chooseOemList = async (page: Page) => {
  const list = [sku('ordinary'), sku('endOfLife'), 'NOBODYS-1'].map((number) => `${number};\r\n`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(list.join('')) });
  await page.getByText('NOBODYS-1').first().waitFor();
};

const screens: Screen[] = [
  { name: 'catalog, before a search', path: '/catalog' },
  { name: 'CAT-04 catalog, results', path: searchFor('filter'), states: [showTable] },
  { name: 'CAT-04 catalog, an exact match', path: searchFor(sku('inTens')), states: [showTable] },
  { name: 'catalog, nothing found', isFurther: true, path: searchFor('zzzzqqq') },
  { name: 'CAT-16 car search', path: '/catalog?type=car' },
  {
    name: 'CAT-16 car search, a car chosen',
    isFurther: true,
    path: '/catalog?type=car&manufacturer=1&model=1&engine=1&page=1&limit=10',
  },
  { name: 'VIN search', path: '/catalog?type=vin' },
  { name: 'CAT-22 VIN search, several vehicles', path: `/catalog?type=vin&searchString=${several}` },
  { name: 'CAT-20 VIN search, one vehicle', isFurther: true, path: `/catalog?type=vin&searchString=${one}` },
  { name: 'CAT-23 VIN search, no vehicle', isFurther: true, path: '/catalog?type=vin&searchString=none' },
  { name: 'CAT-26 OEM list and its results', path: '/catalog?type=oem', states: [chooseOemList] },
  { name: 'article', path: articlePath('ordinary') },
  { name: 'article, end of life', isFurther: true, path: articlePath('endOfLife') },
  { name: 'article, linked', isFurther: true, path: articlePath('linked') },
  { name: 'article, in transit only', isFurther: true, path: articlePath('inTransitOnly') },
].map((screen) => ({ ...screen, as: 'client' }));

checkScreens(() => product, screens);
