import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { findOperation, operationOf } from '../support/holdAnswers.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart } from './fillCart.ts';
import { watchPage, type Watched } from './watchPage.ts';

/** The business account whose data the lane changes, and its user. */
const customer = 1;
const user = 'client';
const settled = { interval: 30, timeout: 30_000 };

/** Numbers from 0 to below 1 that a seed determines (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The comments that a lane has written. */
const written = (comments: readonly { text: string }[]): string[] =>
  comments.flatMap(({ text }) => (text.startsWith('Comment ') ? [text] : [])).toSorted();

/** What one sequence may do, as often as it stands here. */
const actions = [
  'typeInCart',
  'typeInCart',
  'typeInCart',
  'stepInCatalogue',
  'stepInCatalogue',
  'stepOnArticle',
  'addOnDesk',
  'goBack',
  'goBack',
  'toCart',
  'toCart',
  'star',
  'comment',
  'uncomment',
  'confirm',
  'takeBack',
  'hide',
  'commentClaim',
  'typeInOtherTab',
  'pause',
] as const;

/**
 * A page that stays open, its product, and what it has asked for: random changes one after the other, whose answers arrive
 * late and in another order. Until they are ordered quantities only grow, wherever they are set: a smaller one on the
 * screen is an old one.
 */
export class CartLane {
  /** What was done since the last sequence began. */
  done: string[] = [];
  readonly #product: Product;
  readonly #page: Page;
  readonly #other: Page;
  readonly #articles: readonly BuyableArticle[];
  readonly #random: () => number;
  readonly #access: number;
  readonly #order: number;
  readonly #claim: number;
  /** The pieces of the cart as last asked for, by article. */
  #wanted: Record<string, number> = {};
  #comments = 0;
  /** Screens of this document to go back to. */
  #visited = 0;

  private constructor(fields: {
    product: Product;
    pages: [Page, Page];
    articles: readonly BuyableArticle[];
    random: () => number;
    access: number;
    order: number;
    claim: number;
  }) {
    this.#product = fields.product;
    [this.#page, this.#other] = fields.pages;
    this.#articles = fields.articles;
    this.#random = fields.random;
    this.#access = fields.access;
    this.#order = fields.order;
    this.#claim = fields.claim;
  }

  static async start(seed: number): Promise<CartLane> {
    const product = await startProduct();
    const { db } = product.sandbox;
    const articles = await buyableArticles(product, user, 3);
    // The first warehouse, which a cart orders from by default, has more of them than is ordered here.
    await db
      .insertInto('stock')
      .values(articles.map(({ dbId }) => ({ article_id: Number(dbId), warehouse_id: 1, amount: 1_000_000 })))
      .onConflict((conflict) =>
        conflict.columns(['article_id', 'warehouse_id']).doUpdateSet({ amount: 1_000_000 }),
      )
      .execute();
    await db.updateTable('customers').set({ credit_limit: 100_000_000 }).where('id', '=', customer).execute();
    await db.deleteFrom('missing_items').where('customer_id', '=', customer).execute();
    await db
      .insertInto('missing_items')
      .values(
        articles.map(({ dbId }) => ({
          customer_id: customer,
          article_id: Number(dbId),
          qty: 4,
          reference_nos: [],
          created_at: new Date(),
        })),
      )
      .execute();
    const access = await db
      .selectFrom('accesses')
      .innerJoin('users', 'users.id', 'accesses.user_id')
      .select('accesses.id')
      .where('users.email', '=', `${user}@demo.test`)
      .where('accesses.customer_id', '=', customer)
      .executeTakeFirstOrThrow();
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer)
      .where('status', '=', 'not_confirmed')
      .executeTakeFirstOrThrow();
    const claim = await db
      .selectFrom('claims')
      .select('id')
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow();
    const page = await openPage(product, { as: `${user}@demo.test` });
    await page.addInitScript(watchPage, seed);
    page.context().setDefaultTimeout(15_000);
    const other = await page.context().newPage();
    await other.addInitScript(watchPage, seed + 1);
    const lane = new CartLane({
      product,
      pages: [page, other],
      articles,
      random: randomOf(seed),
      access: access.id,
      order: order.id,
      claim: claim.id,
    });
    await lane.reset();
    return lane;
  }

  async close(): Promise<void> {
    await this.#page.context().close();
    await this.#product.close();
  }

  /** Where it stands. */
  async describe(): Promise<string> {
    const screen = await this.#shown().catch(String);
    const labels = await this.#page
      .locator('main [aria-label*="cart:"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    return JSON.stringify({
      path: this.#page.url(),
      done: this.done,
      wanted: this.#wanted,
      cart: await this.#inCart(),
      screen,
      labels,
      dialogs: await this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog')).allInnerTexts(),
      logs: await Promise.all([this.#page, this.#other].map((page) => this.#logOf(page))),
    });
  }

  async #logOf(page: Page): Promise<string[]> {
    const log = await page.evaluate(() => (globalThis as unknown as Watched).watched.log);
    return log.map((line) => line.replace(/"documentId":"(\w+)"?/, (_, id: string) => findOperation(id)));
  }

  /** Begins again: each article once in the cart, both pages loaded. */
  async reset(): Promise<void> {
    await fillCart(
      this.#product,
      user,
      this.#articles.map((article) => ({ article, times: 1 })),
    );
    this.#wanted = await this.#inCart();
    this.#visited = 0;
    for (const page of [this.#page, this.#other]) {
      await page.goto('/cart/regular');
      await page.getByRole('grid').waitFor();
    }
  }

  /** Some random actions, then a look at everything, and now and then an order. */
  async run(length: number): Promise<void> {
    this.done = [];
    for (let step = 0; step < length; step++) {
      const action = this.#pick(actions);
      this.done.push(action);
      await this[action]();
    }
    this.done.push('pause');
    await this.pause();
    if (this.#random() > 0.4) return;
    this.done.push('order');
    await this.order();
  }

  async typeInCart(): Promise<void> {
    const article = this.#pick(this.#articles);
    if (this.#wanted[article.name] === undefined) return this.stepInCatalogue();
    await this.toCart();
    await this.#type(this.#page, article);
  }

  async #type(page: Page, article: BuyableArticle): Promise<void> {
    await page.getByRole('button', { name: `Quantity of ${article.name}: ` }).click();
    await page.keyboard.type(String(this.#more(article)));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }

  async stepInCatalogue(): Promise<void> {
    const article = this.#pick(this.#articles);
    await this.#go(`/catalog?searchString=${encodeURIComponent(article.name)}`);
    await this.#step(article, 'Catalogue');
  }

  async stepOnArticle(): Promise<void> {
    const article = this.#pick(this.#articles);
    await this.#go(`/catalog/article/${encodeURIComponent(article.name)}`);
    await this.#step(article, article.name);
  }

  async #step(article: BuyableArticle, heading: string): Promise<void> {
    // The page before, which is left as soon as this one is ready, may have a button of the same name.
    await this.#page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const button = (name: string) =>
      this.#page.locator('main').getByRole('button', { name, exact: true }).first();
    const pieces = this.#wanted[article.name];
    const steps = this.#pick([1, 2, 3]);
    if (pieces === undefined) await button(`Add to cart: ${article.name}`).click();
    else await button(`In the cart: ${pieces}, ${article.name}`).click();
    if (pieces === undefined) this.#more(article);
    for (let step = 0; step < steps; step++) {
      await this.#page
        .getByRole('group', { name: `Quantity of ${article.name}` })
        .getByRole('button', { name: 'More' })
        .click();
      this.#more(article);
    }
    await this.#page.keyboard.press('Escape');
  }

  async addOnDesk(): Promise<void> {
    const article = this.#pick(this.#articles);
    await this.#go('/cart/order-desk');
    const page = this.#page;
    await page
      .getByLabel('Numbers and quantities, one line each')
      .fill(`${article.name};${article.multiple}`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    await page.getByRole('button', { name: 'Add 1 line' }).click();
    this.#more(article);
    await page.getByRole('button', { name: 'Enter another list' }).click();
  }

  async goBack(): Promise<void> {
    if (this.#visited === 0) return;
    this.#visited -= 1;
    await this.#page.goBack();
  }

  async toCart(): Promise<void> {
    if (this.#path() === '/cart/regular') return;
    await this.#page.locator('header').getByRole('link', { name: /^Cart/ }).click();
    await this.#page.waitForURL('**/cart/regular**');
    this.#visited += 1;
  }

  async star(): Promise<void> {
    const { name } = this.#pick(this.#articles);
    await this.#go(`/catalog?searchString=${encodeURIComponent(name)}`);
    await this.#page
      .getByRole('button', { name: `${name} in the wishlist` })
      .first()
      .click();
  }

  async comment(): Promise<void> {
    await this.#go(`/order/${this.#order}`);
    await this.#page.getByLabel('Your comment').fill(`Comment ${++this.#comments}`);
    await this.#page.getByRole('button', { name: 'Add comment' }).click();
  }

  /** Deletes the last comment, half of the time by somebody else. */
  async uncomment(): Promise<void> {
    await this.#go(`/order/${this.#order}`);
    const last = this.#comment().last();
    if (await last.isHidden()) return;
    if (this.#random() < 0.5)
      return last
        .getByRole('button', { name: /^Delete/ })
        .click({ timeout: 5000 })
        .catch(() => {});
    const { db } = this.#product.sandbox;
    await db.deleteFrom('order_comments').where('order_id', '=', this.#order).execute();
  }

  #comment(): Locator {
    return this.#page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  }

  async confirm(): Promise<void> {
    await this.#go(`/order/${this.#order}`);
    await this.#page.getByRole('heading', { name: 'Payer' }).waitFor();
    const button = this.#page.getByRole('button', { name: 'Confirm', exact: true });
    // The button goes when somebody else is faster.
    if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => {});
  }

  /** The distributor sets the order back. An open page of it learns of that with its next reading. */
  async takeBack(): Promise<void> {
    await this.#product.sandbox.db
      .updateTable('orders')
      .set({ status: 'not_confirmed' })
      .where('id', '=', this.#order)
      .execute();
  }

  async hide(): Promise<void> {
    const { name } = this.#pick(this.#articles);
    await this.#go(this.#random() < 0.5 ? '/missing-items' : '/missing-items/hidden');
    const eye = this.#page.getByRole('button', {
      name: this.#path().endsWith('hidden') ? `Show ${name} again` : `Hide ${name}`,
    });
    await this.#page.locator('main h1').waitFor();
    if (await eye.isVisible()) await eye.click({ timeout: 5000 }).catch(() => {});
  }

  async commentClaim(): Promise<void> {
    await this.#go(`/claims/${this.#claim}`);
    await this.#page.getByRole('textbox', { name: 'Comment' }).fill(`Comment ${++this.#comments}`);
    await this.#page.getByRole('textbox', { name: 'Comment' }).press('Control+Enter');
  }

  /** The other tab reads its cart again and types. This one learns of it when it opens the cart the next time. */
  async typeInOtherTab(): Promise<void> {
    const article = this.#pick(this.#articles);
    await this.pause();
    if (this.#wanted[article.name] === undefined) return;
    await this.#typeInOther(article);
    await this.#go('/cart/order-desk');
  }

  async #typeInOther(article: BuyableArticle): Promise<void> {
    await this.#go('/cart/order-desk', this.#other);
    await this.#other.getByLabel('Numbers and quantities').waitFor();
    await this.#go('/cart/regular', this.#other);
    await this.#other.getByRole('grid').waitFor();
    await this.#rest(this.#other);
    await this.#type(this.#other, article);
    await this.#rest(this.#other);
    await expect.poll(() => this.#inCart(), settled).toEqual(this.#wanted);
  }

  /** The back end has what was asked for last; the screen says the same, and has never gone back. */
  async pause(): Promise<void> {
    await expect
      .poll(() => this.#inCart(), { ...settled, message: 'cart of the back end' })
      .toEqual(this.#wanted);
    await this.#rest(this.#page);
    // Live pages learn of what others did within a reading.
    await expect.poll(() => this.#difference(), settled).toBeNull();
    for (const [name, values] of Object.entries(await this.#takeSeen()))
      expect(values, `what was seen of ${name}`).toEqual(values.toSorted((a, b) => a - b));
  }

  async #difference(): Promise<object | null> {
    const [screen, backEnd] = [await this.#shown(), await this.#asTheBackEndHasIt()];
    return isDeepStrictEqual(screen, backEnd) ? null : { screen, backEnd };
  }

  /** Types once more, and orders at once; something else that was set elsewhere in between is not ordered unseen. */
  async order(): Promise<void> {
    await this.typeInCart();
    await this.toCart();
    const page = this.#page;
    if (Object.keys(this.#wanted).length === 0) return;
    if (this.#random() < 0.3) await this.#setElsewhere();
    const before = await this.#lastOrder();
    const request = page.waitForRequest((one) => operationOf(one) === 'useCreateOrdersMutation');
    await expect.poll(() => page.getByRole('button', { name: 'Check out' }).isEnabled(), settled).toBe(true);
    // In one task: an answer that arrives between the look and the press changes what is seen.
    const seen = await page.evaluate(() => {
      const { quantities } = (globalThis as unknown as Watched).watched;
      const buttons = [...document.querySelectorAll('button')];
      const shown = quantities();
      buttons.find(({ innerText }) => innerText.startsWith('Check out'))?.click();
      return shown;
    });
    const items = this.#itemsOf((await request).postData());
    expect(items, 'what is sent').toEqual(seen);
    const refused = page.getByText('Nothing was ordered: the cart has changed');
    await Promise.race([page.waitForURL('**/cart/checkout'), refused.waitFor()]);
    if (await refused.isHidden()) {
      expect(await this.#orderedSince(before), 'what is ordered').toEqual(seen);
      expect(await this.#inCart()).toEqual({});
      this.#wanted = {};
      // The address changes before the screen does.
      await page.getByRole('grid').waitFor({ state: 'detached' });
      await this.#takeSeen();
      await this.#cancelSince(before);
    } else {
      // Something that was set elsewhere was not seen yet.
      expect(await this.#inCart(), 'refused without a reason').not.toEqual(items);
    }
    await this.pause();
  }

  async #setElsewhere(): Promise<void> {
    const [article] = this.#articles.filter(({ name }) => this.#wanted[name] !== undefined);
    if (!article) return;
    await this.#product.sandbox.db
      .updateTable('cart_items')
      .set({ qty: this.#more(article) })
      .where('access_id', '=', this.#access)
      .where('article_id', '=', Number(article.dbId))
      .execute();
  }

  #pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.#random() * choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  }

  /** The next quantity of an article: more than any before. */
  #more({ name, multiple }: BuyableArticle): number {
    return (this.#wanted[name] = (this.#wanted[name] ?? 0) + multiple);
  }

  #path(): string {
    return new URL(this.#page.url()).pathname;
  }

  /** Opens an address in the page that is open, as a link of the client does. */
  async #go(path: string, page = this.#page): Promise<void> {
    await page.evaluate((to) => (globalThis as unknown as Watched).watched.go(to), path);
    if (page === this.#page) this.#visited += 1;
  }

  /** Until nothing is asked for and all is drawn. */
  async #rest(page: Page): Promise<void> {
    // `waitForFunction` does not wait for a promise.
    const isAtRest = () => page.evaluate(() => (globalThis as unknown as Watched).watched.isAtRest());
    await expect.poll(isAtRest, settled).toBe(true);
  }

  async #takeSeen(): Promise<Record<string, number[]>> {
    return this.#page.evaluate(() => (globalThis as unknown as Watched).watched.takeSeen());
  }

  /** Reads from the open screen the values that this test changes. */
  #shown(): Promise<object> {
    return this.#page.evaluate(
      (names) => (globalThis as unknown as Watched).watched.shown(names),
      this.#articles.map(({ name }) => name),
    );
  }

  /** The same of the back end. */
  async #asTheBackEndHasIt(): Promise<object> {
    const { db } = this.#product.sandbox;
    const path = this.#path();
    const cart = await this.#inCart();
    if (path === '/cart/regular') return cart;
    if (path.startsWith('/catalog')) {
      const name =
        this.#articles.find((one) => decodeURIComponent(this.#page.url()).includes(one.name))?.name ?? '';
      const star = await db
        .selectFrom('wishlist_items')
        .innerJoin('articles', 'articles.id', 'wishlist_items.article_id')
        .select('articles.id')
        .where('access_id', '=', this.#access)
        .where('articles.sku', '=', name)
        .executeTakeFirst();
      return { [name]: cart[name] ?? 0, isStarred: star !== undefined };
    }
    if (path.startsWith('/order/')) {
      const { status } = await db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', this.#order)
        .executeTakeFirstOrThrow();
      const comments = await db
        .selectFrom('order_comments')
        .select('message as text')
        .where('order_id', '=', this.#order)
        .execute();
      return { isConfirmed: status !== 'not_confirmed', comments: written(comments) };
    }
    if (path.startsWith('/claims/')) {
      const comments = await db
        .selectFrom('claim_comments')
        .select('text')
        .where('claim_id', '=', this.#claim)
        .execute();
      return { comments: written(comments) };
    }
    if (path.startsWith('/missing-items')) {
      const items = await db
        .selectFrom('missing_items')
        .innerJoin('articles', 'articles.id', 'missing_items.article_id')
        .select('articles.sku')
        .where('customer_id', '=', customer)
        .where('hidden', '=', path.endsWith('hidden'))
        .execute();
      return { missing: items.map(({ sku }) => sku).toSorted() };
    }
    return {};
  }

  async #inCart(): Promise<Record<string, number>> {
    const items = await this.#product.sandbox.db
      .selectFrom('cart_items')
      .innerJoin('articles', 'articles.id', 'cart_items.article_id')
      .select(['articles.sku', 'cart_items.qty'])
      .where('access_id', '=', this.#access)
      .where('type', '=', 'regular')
      .execute();
    return Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]));
  }

  async #lastOrder(): Promise<number> {
    const { last } = await this.#product.sandbox.db
      .selectFrom('orders')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    return last;
  }

  /** The pieces that the orders after another one hold, by article. */
  async #orderedSince(order: number): Promise<Record<string, number>> {
    const lines = await this.#product.sandbox.db
      .selectFrom('order_items')
      .select(['article_name', 'qty'])
      .where('order_id', '>', order)
      .where('article_id', 'is not', null)
      .execute();
    return Object.fromEntries(lines.map(({ article_name, qty }) => [article_name, qty]));
  }

  /** They would make the checkout long. */
  async #cancelSince(order: number): Promise<void> {
    await this.#product.sandbox.db
      .updateTable('orders')
      .set({ status: 'cancelled' })
      .where('id', '>', order)
      .execute();
  }

  /** The quantities by article number that a request to order holds. */
  #itemsOf(body: string | null): Record<string, number> {
    const { variables } = JSON.parse(body ?? '') as {
      variables: { input: { items: { article: string; qty: number }[] } };
    };
    const nameOf = new Map(this.#articles.map(({ id, name }) => [id, name]));
    return Object.fromEntries(
      variables.input.items.map(({ article, qty }) => [nameOf.get(article) ?? article, qty]),
    );
  }
}
