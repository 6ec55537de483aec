/**
 * `node bench/documents.ts`: lists of 100,000 invoices, article exports of 500,000 rows, a ZIP of 500 documents, and
 * pages of documents with 5,000 lines, all through the gateway: times, and memory of the gateway. Exits with 1 when a
 * file is not whole, a list is wrong, or a page scrolls too slowly.
 *
 *   node bench/documents.ts --part lists --database postgres://user@host/name    # default: the embedded database
 *   node bench/documents.ts --part articles --articles 500000
 *   node bench/documents.ts --part pack --documents 500
 *   node bench/documents.ts --part long --lines 5000
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { fetch, type Response } from 'undici';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox.ts';
import { startDocuments } from '../tests/gateway/documents/startDocuments.ts';
import { readZip } from '../tests/support/readZip.ts';
import { BenchProcess } from './BenchProcess.ts';
import { measureLongDocuments } from './longDocuments.ts';
import { followMemory, megabytes } from './memory.ts';
import { logIn, type Caller } from './record.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'lists' },
    database: { type: 'string' },
    invoices: { type: 'string', default: '100000' },
    articles: { type: 'string', default: '500000' },
    documents: { type: 'string', default: '500' },
    lines: { type: 'string', default: '5000' },
  },
});

const startGateway = (upstreamUrl: string): Promise<BenchProcess> =>
  BenchProcess.start('gateway', { UPSTREAM_URL: upstreamUrl, PORT: '0', LOG_LEVEL: 'silent' });

/** Page 1, page 5,000, a filter and a search of many invoices: median and slowest of ten. */
async function lists(): Promise<boolean> {
  const sandbox = await createSandbox({ articles: 1_500, databaseUrl: values.database });
  const count = await copyInvoices(sandbox, Number(values.invoices));
  const upstreamUrl = await sandbox.listen();
  const gateway = await startGateway(upstreamUrl);
  const caller = await logIn(upstreamUrl);
  const { rows } = await sql<{ doc_number: string }>`
    select doc_number from documents where customer_id = 1 and kind = 'invoice' order by id desc limit 1`.execute(
    sandbox.db,
  );
  const number = rows[0]?.doc_number ?? '';
  const page = `totalCount edges { node { dbId docNumber createdAt paid grandTotal { amount currencyCode } } }`;
  const cases: Record<string, { query: string; wanted: (found: Page) => boolean }> = {
    'page 1': {
      query: `{ viewer { list: invoices(first: 20) { ${page} } } }`,
      wanted: (found) => found.totalCount === count && found.edges.length === 20,
    },
    'page 5,000': {
      query: `{ viewer { list: invoices(first: 20, after: "${19 + 4998 * 20}") { ${page} } } }`,
      wanted: (found) => found.totalCount === count && found.edges.length === 20,
    },
    'filter by number': {
      query: `{ viewer { list: invoices(first: 20, filter: { docNumber: { like: "${number.slice(-6)}" } }) { ${page} } } }`,
      wanted: (found) => found.edges.some(({ node }) => node.docNumber === number),
    },
    'filter by amount': {
      query: `{ viewer { list: invoices(first: 20, filter: { grandTotal: { gte: 1000, lte: 1100 } }) { ${page} } } }`,
      wanted: (found) => found.edges.length === 20,
    },
  };
  let isRight = true;
  for (const [name, { query, wanted }] of Object.entries(cases)) {
    const times: number[] = [];
    for (let run = 0; run < 10; run++) {
      const begun = performance.now();
      const found = (await ask(gateway, caller, query)).list;
      times.push(performance.now() - begun);
      isRight &&= wanted(found);
    }
    tell(name, times);
  }
  const times: number[] = [];
  for (let run = 0; run < 10; run++) {
    const begun = performance.now();
    const found = await search(gateway, caller, number);
    times.push(performance.now() - begun);
    isRight &&= found.includes(number);
  }
  tell('search', times);
  console.log(`${count} invoices; ${isRight ? 'every answer was right' : 'AN ANSWER WAS WRONG'}`);
  await gateway.stop();
  await sandbox.close();
  return isRight;
}

function tell(name: string, times: number[]): void {
  times.sort((a, b) => a - b);
  console.log(`${name}: median ${times[5]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
}

interface Page {
  totalCount: number;
  edges: { node: { docNumber: string } }[];
}

async function post(gateway: BenchProcess, caller: Caller, query: string): Promise<unknown> {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...caller, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const ask = async (gateway: BenchProcess, caller: Caller, query: string): Promise<{ list: Page }> =>
  ((await post(gateway, caller, query)) as { viewer: { list: Page } }).viewer;

/** The whole answer as text: what a search finds is of several types. */
const search = async (gateway: BenchProcess, caller: Caller, text: string): Promise<string> =>
  JSON.stringify(
    await post(
      gateway,
      caller,
      `{ viewer { search(text: "${text}", kinds: [INVOICE], first: 5) { invoices { docNumber } } } }`,
    ),
  );

/** Copies the first customer's invoices, with their lines, until there are at least so many; returns how many. */
async function copyInvoices({ db }: Sandbox, wanted: number): Promise<number> {
  const templates = sql`documents where customer_id = 1 and kind = 'invoice' and id < 1000000`;
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${templates}`.execute(db);
  const copies = Math.ceil(wanted / (counted.rows[0]?.count ?? 1));
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'documents' and column_name not in ('id', 'doc_number', 'created_at', 'merged_invoice_id')`.execute(
    db,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into documents (id, doc_number, created_at, ${columns})
    select id + copy * 1000000, doc_number || '-' || copy, created_at - copy * interval '1 minute', ${columns}
    from generate_series(1, ${copies}::int) as copy, ${templates}`.execute(db);
  await sql`insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
    select document_id + copy * 1000000, line, order_id, article_name, description, qty, price, total_price
    from generate_series(1, ${copies}::int) as copy, document_items
    where document_id in (select id from ${templates})`.execute(db);
  await sql`analyze documents, document_items`.execute(db);
  const all = await sql<{ count: number }>`
    select count(*)::int as count from documents where customer_id = 1 and kind = 'invoice'`.execute(db);
  return all.rows[0]?.count ?? 0;
}

/** The export of many articles as csv and xlsx, and one that is cancelled in the middle. */
async function articles(): Promise<boolean> {
  const count = Number(values.articles);
  const sandbox = await createSandbox({ articles: count, databaseUrl: values.database });
  const upstreamUrl = await sandbox.listen();
  const gateway = await startGateway(upstreamUrl);
  const caller = await logIn(upstreamUrl);
  const open = async (format: string, signal?: AbortSignal): Promise<Response> => {
    const defaults = await fetch(`${upstreamUrl}/api/v3/articles/export/config`, { headers: caller });
    const settings = (await defaults.json()) as { config: object };
    const body = JSON.stringify({ ...settings, config: { ...settings.config, format }, save: false });
    const headers = { ...caller, 'content-type': 'application/json' };
    const answer = await fetch(`${gateway.url}/api/v3/articles/export`, {
      method: 'POST',
      headers,
      body,
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer;
  };
  let isWhole = true;
  for (const format of ['csv', 'xlsx']) {
    const memory = await followMemory(gateway);
    const begun = performance.now();
    const answer = await open(format);
    const started = performance.now() - begun;
    let bytes = 0;
    let lines = 0;
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      if (format === 'csv') for (const byte of piece) if (byte === 10) lines += 1;
    }
    const { before, highest } = await memory.stop();
    console.log(
      `${format}: begins after ${(started / 1000).toFixed(1)} s, ${((performance.now() - begun) / 1000).toFixed(1)} s, ${megabytes(bytes)}, ${lines} lines; gateway ${megabytes(before)} before, ${megabytes(highest)} at most`,
    );
    isWhole &&= format !== 'csv' || lines >= count;
  }
  const ended = new AbortController();
  const answer = await open('csv', ended.signal);
  let bytes = 0;
  const left = performance.now();
  try {
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      if (bytes > 1_000_000) ended.abort();
    }
  } catch {
    // The reader has left.
  }
  const isQuiet = async (): Promise<boolean> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()`.execute(
      sandbox.db,
    );
    return values.database === undefined || rows[0]?.count === 0;
  };
  while (!(await isQuiet())) await sleep(20);
  console.log(
    `cancelled after ${megabytes(bytes)}: the back end is quiet ${(performance.now() - left).toFixed(0)} ms after the export began`,
  );
  await gateway.stop();
  await sandbox.close();
  return isWhole;
}

/** A ZIP of many documents of 100 KB: whole, with faults, and given up in the middle. */
async function pack(): Promise<boolean> {
  const count = Number(values.documents);
  const upstream = await startDocuments(count, 100_000);
  const gateway = await startGateway(upstream.url);
  const url = `${gateway.url}/exports/documents.zip?month=2026-01&kinds=invoices`;
  const headers = { authorization: 'Bearer x' };
  const read = async (name: string, isFaulty: boolean): Promise<boolean> => {
    const memory = await followMemory(gateway);
    const begun = performance.now();
    const zip = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
    const seconds = (performance.now() - begun) / 1000;
    const { before, highest } = await memory.stop();
    const files = readZip(zip);
    const manifest: Record<string, string>[] = parse(files.get('manifest.csv') ?? '', { columns: true });
    const pdfs = [...files].filter(([file]) => file.endsWith('.pdf'));
    const wrong = manifest.filter((row) => {
      const file = files.get(row['File'] ?? '');
      return file !== undefined && createHash('sha256').update(file).digest('hex') !== row['SHA-256'];
    });
    const cents = manifest.reduce((sum, row) => sum + Math.round(Number(row['Gross']) * 100), 0);
    console.log(
      `${name}: ${seconds.toFixed(1)} s, ${pdfs.length} PDFs, ${megabytes(zip.length)}, manifest of ${manifest.length} rows, ${cents} cents, ${wrong.length} wrong sums; gateway ${megabytes(before)} before, ${megabytes(highest)} at most`,
    );
    if (isFaulty)
      for (const row of manifest) if (row['Problem']) console.log('  ', row['Number'], row['Problem']);
    return pdfs.length === (isFaulty ? pdfs.length : count) && wrong.length === 0;
  };
  await read('first', false);
  const isWhole = await read('whole', false);
  upstream.beforePdf = async (id) => {
    if (id % 100 === 7) return 'fails';
    if (id === 60) return 'cut';
    if (id === 50) await sleep(5_000);
    return undefined;
  };
  const isNamed = await read('five fail, one slow, one cut', true);
  const ended = new AbortController();
  const answer = await fetch(url, { headers, signal: ended.signal });
  await answer.body?.getReader().read();
  const before = upstream.pdfs;
  ended.abort();
  await sleep(1_000);
  const atOnce = upstream.pdfs;
  await sleep(3_000);
  console.log(`given up: ${atOnce - before} more PDFs in the next second, ${upstream.pdfs - atOnce} later`);
  await gateway.stop();
  await upstream.close();
  return isWhole && isNamed;
}

const long = (): Promise<boolean> => measureLongDocuments(Number(values.lines));

const parts: Record<string, () => Promise<boolean>> = { lists, articles, pack, long };
const part = parts[values.part];
if (!part) throw new Error(`Parts: ${Object.keys(parts).join(', ')}`);
process.exit((await part()) ? 0 : 1);
