import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readZip } from '../../support/readZip.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startDocuments, type DocumentsUpstream } from './startDocuments.ts';

let upstream: DocumentsUpstream;
let gateway: TestGateway;

async function start(count: number, pdfBytes: number): Promise<string> {
  upstream = await startDocuments(count, pdfBytes);
  gateway = await startGateway({ upstreamUrl: upstream.url });
  return `${gateway.url}/exports/documents.zip?month=2026-01&kinds=invoices`;
}
afterEach(async () => {
  await gateway.close();
  await upstream.close();
});
const headers = { authorization: 'Bearer x' };

test('a pack of many documents has all of them, and reads at most four files at once', async () => {
  const url = await start(120, 1000);
  const zip = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const names = [...readZip(zip).keys()].filter((name) => name.endsWith('.pdf'));
  expect(new Set(names).size).toBe(120);
  expect(upstream.pdfs).toBe(120);
  expect(upstream.mostAtOnce).toBeLessThanOrEqual(4);
});

test('a PDF that lacks its end is named as missing, though its answer ended properly', async () => {
  const url = await start(3, 1000);
  upstream.beforePdf = (id) => (id === 2 ? 'short' : undefined);
  const files = readZip(Buffer.from(await (await fetch(url, { headers })).arrayBuffer()));
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
  expect(files.get('manifest.csv')?.toString()).toMatch(
    /"INV-2".*"The back end sent only a part of the file\."/,
  );
});

test('a reader who stops reading stops the calls: memory does not fill up with files', async () => {
  const url = await start(200, 2_000_000);
  const call = request(url, { headers });
  call.end();
  const response = await new Promise<NodeJS.ReadableStream>((resolve) => {
    call.on('response', resolve);
  });
  response.pause();
  await expect.poll(() => upstream.pdfs, { timeout: 30_000 }).toBeGreaterThan(3);
  // The calls have come to rest when none is added for a while.
  let before = -1;
  while (before !== upstream.pdfs) {
    before = upstream.pdfs;
    await sleep(1500);
  }
  // Four ahead, and what buffers of the system take of 2 MB each.
  expect(upstream.pdfs).toBeLessThan(30);
  call.destroy();
});

test('a gateway that stops ends the pack, and names what is missing', async () => {
  const url = await start(40, 1000);
  upstream.beforePdf = (id) => {
    if (id === 30) gateway.gateway.drain();
  };
  const zip = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const files = readZip(zip);
  const pdfs = [...files.keys()].filter((name) => name.endsWith('.pdf')).length;
  expect(pdfs).toBeGreaterThan(5);
  expect(pdfs).toBeLessThan(40);
  const manifest = files.get('manifest.csv')?.toString() ?? '';
  expect(manifest.match(/Not read in time\./g)).toHaveLength(40 - pdfs);
});
