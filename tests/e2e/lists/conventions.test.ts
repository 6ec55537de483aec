import type { Page as Tab } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capped, conventions, honest, type Answer } from '../../gateway/relay/listConventions.ts';
import { rounds } from '../../support/explore.ts';
import { startProxy, type Proxy } from '../../support/startProxy.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

/*
 * The pager before back ends that page by their own rules: anyone who presses "Next page" up to the last one, and back to the
 * first, has seen every row once, or the page said that some could not be shown.
 */

/** A list of final invoices whose numbers descend, as they are made. */
let list: { rows: readonly number[]; answer: Answer; wrap: Wrap; before: () => void };

type Wrap = (items: unknown[], meta: object | null) => unknown;
const asDocumented: Wrap = (items, meta) => ({ items, meta });
/** Other places for rows and total. */
const wraps: Readonly<Record<string, Wrap>> = {
  'rows under `data`': (data, meta) => ({ data, ...meta }),
  'rows under `hydra:member`': (items, meta) => ({
    'hydra:member': items,
    'hydra:totalItems': meta && 'total' in meta && meta.total,
  }),
  'rows one level deeper': (items, meta) => ({ data: { items, meta } }),
};

let product: Product;
let proxy: Proxy;
let tab: Tab;
beforeAll(async () => {
  product = await startProduct({
    through: async (sandboxUrl) => {
      proxy = await startProxy(sandboxUrl, ({ operationId, url }, res) => {
        if (operationId !== 'listMergedInvoices') return false;
        const { searchParams } = new URL(url, 'http://back');
        list.before();
        const request = { page: Number(searchParams.get('page')), limit: Number(searchParams.get('limit')) };
        const { items, meta } = list.answer(request, list.rows);
        res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(list.wrap(items.map(toInvoice), meta)));
        return true;
      });
      return proxy.url;
    },
  });
});
afterAll(async () => {
  await product.close();
  await proxy.close();
});

const money = { value: 10, currencyCode: 'EUR' };
const toInvoice = (id: number | null) => ({
  id,
  docNumber: `FIN-${id}`,
  qty: 1,
  grandTotal: money,
  subtotal: money,
  subtotalVat: money,
  date: '2026-03-01',
  createdAt: new Date(Date.UTC(2026, 0, 1) + (id ?? 0) * 60_000).toISOString(),
});

/** Numbers from the length down to 1. */
const descending = (length: number): number[] => Array.from({ length }, (_, index) => length - index);

interface Seen {
  rows: number[];
  /** Rows that could not be shown, as the page says. */
  unread: number;
  /** Whether the page says that rows may be missing. */
  isUncertain: boolean;
  hasNext: boolean;
}

/** Reads the page once it shows the rows from `first` on; null while it still shows others. Runs in the page. */
function readPage(first: number): Seen | null {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only `readPage` is sent to the page, without what is outside of it
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const range = text('nav[aria-label=Pages]').replaceAll(/[^\d/-]/g, '');
  // A list that changes at each of twenty calls is refused: then nothing of it is shown.
  if (text('main').includes('The documents could not be loaded'))
    return { rows: [], unread: 0, isUncertain: true, hasNext: false };
  const isBusy = document.querySelector('main [aria-busy=true]') !== null;
  if (isBusy || !range.startsWith(`${first}-`)) return null;
  const links = [...document.querySelectorAll('nav[aria-label=Pages] a')];
  return {
    rows: [...document.querySelectorAll('main tbody :is(th, td)')].flatMap((cell) => {
      const [, number] = /^FIN-(\d+)$/.exec(cell.textContent.trim()) ?? [];
      return number === undefined ? [] : Number(number);
    }),
    unread: Number(/(\d+) rows? could not be shown/.exec(text('main'))?.[1] ?? 0),
    isUncertain: text('main').includes('rows may be missing from this page'),
    hasNext: links.some((link) => link.textContent.includes('Next page')),
  };
}

async function look(first: number): Promise<Seen> {
  const options = { polling: 'raf', timeout: 10_000 } as const;
  const found = await tab.waitForFunction(readPage, first, options).catch(async (cause: unknown) => {
    const shown = await tab.getByRole('main').innerText();
    throw new Error(`${first} was pressed for, and ${tab.url()} shows ${shown}`, { cause });
  });
  const seen = await found.jsonValue();
  if (!seen) throw new Error('nothing seen');
  return seen;
}

const press = (name: string): Promise<void> =>
  tab.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();

/** Opens the first page, then presses "Next page" as often as there is one; calls back with each page. */
async function walk(
  limit: number,
  most: number,
  onPage: (seen: Seen, page: number) => void,
): Promise<number> {
  await tab.goto(`/orders/merged-invoices?page=1&limit=${limit}`);
  let page = 1;
  for (let turns = 0; ; turns++) {
    const seen = await look((page - 1) * limit + 1);
    onPage(seen, page);
    if (!seen.hasNext || turns >= most) return turns;
    await press('Next page');
    page++;
  }
}

const walks: readonly { length: number; limit: number }[] = [
  { length: 130, limit: 50 },
  { length: 97, limit: 10 },
  { length: 60, limit: 20 },
  { length: 477, limit: 10 },
  { length: 803, limit: 50 },
  { length: 1500, limit: 100 },
  { length: 1000, limit: 20 },
  { length: 1210, limit: 10 },
];
/** Page turns for each back end. */
const turnsWanted = rounds(12, 1000);

const cases: readonly (readonly [name: string, answer: Answer, wrap: Wrap])[] = [
  ...Object.entries(conventions).map(([name, answer]) => [name, answer, asDocumented] as const),
  ...Object.entries(wraps).map(([name, wrap]) => [name, capped(1000, honest), wrap] as const),
];

interface Counted {
  turns: number;
  /** Rows that no page showed, and none said to lack. */
  missing: number;
  twice: number;
  /** Rows that could not be shown, and pages that said that rows may be missing. */
  said: number;
}
const repeats = (rows: readonly number[]): number => rows.length - new Set(rows).size;
const wordsOf = ({ unread, isUncertain }: Seen): number => unread + Number(isUncertain);

describe.each(cases)('a back end that gives %s', (_name, answer, wrap) => {
  const counted: Counted = { turns: 0, missing: 0, twice: 0, said: 0 };
  /** Walks through lists of several lengths and sizes until enough pages were turned. */
  async function walkAll(
    walkOne: (options: { length: number; limit: number }) => Promise<number>,
  ): Promise<void> {
    Object.assign(counted, { turns: 0, missing: 0, twice: 0, said: 0 });
    tab = await openPage(product, { as: 'client@demo.test' });
    for (let round = 0; counted.turns < turnsWanted; round++) {
      const { length, limit } = walks[round % walks.length] ?? { length: 60, limit: 20 };
      counted.turns += 1 + (await walkOne({ length, limit }));
      expect({ length, limit, ...counted }).toMatchObject({ missing: 0, twice: 0 });
    }
  }

  test(
    'every row is on one page, or the page says that some are not shown',
    { tags: 'matrix', timeout: 600_000 },
    async () => {
      await walkAll(async ({ length, limit }) => {
        const rows = descending(length);
        list = { rows, answer, wrap, before: () => undefined };
        const shown: number[] = [];
        let said = 0;
        const turns = await walk(limit, Infinity, (seen) => {
          shown.push(...seen.rows);
          said += wordsOf(seen);
        });
        counted.said += said;
        if (said > 0) return turns;
        counted.twice += repeats(shown);
        counted.missing += rows.filter((row) => !shown.includes(row)).length;
        return turns;
      });
    },
  );

  test(
    'a list that changes at every call: no row that stays is on a page twice, or missing from it without a word',
    { tags: 'matrix', timeout: 600_000 },
    async () => {
      let calls = 0;
      await walkAll(async ({ length, limit }) => {
        let newest = length;
        let stayed: ReadonlySet<number> = new Set();
        const before = (): void => {
          const at = (++calls * 7919) % list.rows.length;
          list.rows = calls % 2 === 0 ? [++newest, ...list.rows] : list.rows.toSpliced(at, 1);
          const left = new Set(list.rows);
          stayed = new Set([...stayed].filter((row) => left.has(row)));
        };
        list = { rows: descending(length), answer, wrap, before };
        stayed = new Set(list.rows);
        // The last pages may be gone by the time they are pressed.
        return walk(limit, Math.max(1, Math.floor(length / limit) - 2), (seen) => {
          const [from = 0, until = 0] = [seen.rows[0], seen.rows.at(-1)];
          const missing = [...stayed].filter(
            (row) => row <= from && row >= until && !seen.rows.includes(row),
          );
          counted.twice += repeats(seen.rows);
          counted.said += wordsOf(seen);
          if (wordsOf(seen) === 0) counted.missing += missing.length;
          stayed = new Set(list.rows);
        });
      });
    },
  );
});
