/**
 * Downloads the invoices of a month: an index, invoices.csv, and the PDF of each. Checks that none is missing, that each
 * PDF is whole, and that the sums agree.
 *
 *   GATEWAY_URL=http://127.0.0.1:4000 BEARER=… node docs/examples/invoices-of-month.ts 2026-01 folder
 *
 * BEARER comes from the back end's `login_check`, as in order-by-graphql.ts. A month is one in the zone `Query.timeZone`. Run again, it downloads
 * only what is missing.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { GATEWAY_URL = 'http://127.0.0.1:4000', BEARER } = process.env;
const [month = '', folder] = process.argv.slice(2);
if (!BEARER) throw new Error('Set BEARER.');
if (!/^\d{4}-\d{2}$/.test(month) || !folder) throw new Error('Give a month as 2026-01, and a folder.');

const headers = { Authorization: `Bearer ${BEARER}`, Locale: 'en' };

interface Money {
  amount: string;
  currencyCode: string;
}

interface Invoice {
  dbId: string;
  url: string;
  docNumber: string;
  createdAt: string;
  subtotal: Money;
  subtotalVat: Money;
  grandTotal: Money;
}

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Invoice }[];
}

interface Answer {
  data?: { viewer: { invoices: Page } };
  errors?: { message: string; extensions: { code: string; requestId: string } }[];
}

/** A failure that a later attempt may resolve. */
class Temporary extends Error {}

/** Runs a read; repeats it with a growing pause after a temporary failure or a lost connection. */
async function repeat<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      // fetch reports a lost connection as a TypeError.
      const isTemporary = error instanceof Temporary || error instanceof TypeError;
      if (attempt === 6 || !isTemporary) throw error;
      console.error(`Attempt ${attempt + 1}: ${error.message}`);
      await sleep(200 * 2 ** attempt);
    }
  }
}

const query = /* GraphQL */ `
  query InvoicesOfMonth($days: DateRangeFilter!, $after: String) {
    viewer {
      invoices(filter: { createdAt: $days }, first: 100, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            dbId
            url
            docNumber
            createdAt
            subtotal {
              amount
              currencyCode
            }
            subtotalVat {
              amount
            }
            grandTotal {
              amount
            }
          }
        }
      }
    }
  }
`;

async function readPage(after: string | null): Promise<Page> {
  // Day 0 of the next month is the last day of this one.
  const [year = 0, number = 0] = month.split('-').map(Number);
  const until = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const response = await fetch(`${GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { days: { from: `${month}-01`, until }, after } }),
    signal: AbortSignal.timeout(30_000),
  });
  if (response.status >= 500) throw new Temporary(`Status ${response.status}`);
  const { data, errors } = (await response.json()) as Answer;
  const [error] = errors ?? [];
  if (error?.extensions.code.startsWith('UPSTREAM_')) throw new Temporary(error.message);
  if (error || !data) throw new Error(`${error?.message} (request ${error?.extensions.requestId})`);
  return data.viewer.invoices;
}

/** A PDF that was received in full: of the length announced, from its first to its last mark. */
const isWhole = (pdf: Buffer): boolean =>
  pdf.subarray(0, 5).toString() === '%PDF-' && pdf.subarray(-16).toString().includes('%%EOF');

/** Downloads a PDF, under its name only when it is whole. */
async function download({ dbId, url }: Invoice, path: string): Promise<void> {
  const response = await fetch(new URL(url, GATEWAY_URL), {
    headers,
    signal: AbortSignal.timeout(60_000),
  });
  if (response.status >= 500) throw new Temporary(`Document ${dbId}: status ${response.status}`);
  if (!response.ok) throw new Error(`Document ${dbId}: ${await response.text()}`);
  const pdf = Buffer.from(await response.arrayBuffer());
  const announced = response.headers.get('content-length');
  if (!isWhole(pdf) || (announced !== null && Number(announced) !== pdf.length))
    throw new Temporary(`Document ${dbId} is not whole`);
  await writeFile(`${path}.part`, pdf);
  await rename(`${path}.part`, path);
}

/** An amount in cents: sums of whole numbers are exact. Amounts have at least two decimals; these have no more. */
const cents = ({ amount }: Money): number => Number(amount.replace('.', ''));
const write = (sum: number): string => (sum / 100).toFixed(2);

// 1. The list.
const invoices: Invoice[] = [];
let after: string | null = null;
let total = 0;
do {
  const from: string | null = after;
  const { totalCount, pageInfo, edges }: Page = await repeat(() => readPage(from));
  invoices.push(...edges.map(({ node }) => node));
  total = totalCount;
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
} while (after !== null);
if (new Set(invoices.map(({ dbId }) => dbId)).size !== total)
  throw new Error(`${invoices.length} of ${total} invoices: the list has changed, begin again.`);

// 2. The files.
mkdirSync(folder, { recursive: true });
const pathOf = ({ dbId }: Invoice): string => join(folder, `${dbId}.pdf`);
for (const invoice of invoices) {
  if (!existsSync(pathOf(invoice))) await repeat(() => download(invoice, pathOf(invoice)));
}
const rows = invoices.map((invoice) => [
  invoice.docNumber,
  invoice.createdAt.slice(0, 10),
  ...[invoice.subtotal, invoice.subtotalVat, invoice.grandTotal].map(({ amount }) => amount),
  invoice.subtotal.currencyCode,
  `${invoice.dbId}.pdf`,
]);
writeFileSync(
  join(folder, 'invoices.csv'),
  [['Number', 'Date', 'Subtotal', 'VAT', 'Total', 'Currency', 'File'], ...rows]
    .map((row) => `${row.join(';')}\n`)
    .join(''),
);

// 3. The checks: each file, and the sums of each currency.
for (const invoice of invoices) {
  if (!isWhole(await readFile(pathOf(invoice)))) throw new Error(`${pathOf(invoice)} is not a whole PDF.`);
}
for (const [currency, ofCurrency] of Map.groupBy(invoices, ({ subtotal }) => subtotal.currencyCode)) {
  const sum = (pick: (invoice: Invoice) => Money): number =>
    ofCurrency.reduce((so, invoice) => so + cents(pick(invoice)), 0);
  const [subtotal, vat, grandTotal] = [
    sum((invoice) => invoice.subtotal),
    sum((invoice) => invoice.subtotalVat),
    sum((invoice) => invoice.grandTotal),
  ];
  if (subtotal + vat !== grandTotal)
    throw new Error(`${currency}: ${write(subtotal)} + ${write(vat)} is not ${write(grandTotal)}`);
  console.log(`${ofCurrency.length} invoices, ${write(grandTotal)} ${currency}, VAT ${write(vat)}`);
}
console.log(`${invoices.length} PDFs in ${folder}`);
