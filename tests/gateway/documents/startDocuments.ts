import { randomBytes } from 'node:crypto';
import { startUpstream, sendJson, type SmallUpstream } from '../rest/startUpstream.ts';

/** A back end with invoices of one day and large PDFs. */
export interface DocumentsUpstream extends SmallUpstream {
  /** PDFs asked for so far. */
  pdfs: number;
  /** The most PDFs that were being answered at one time. */
  mostAtOnce: number;
  /** Called before a PDF is sent. A fault spoils it: `fails` is a 500, `cut` ends it in the middle, `short` sends a part as if it were whole. */
  beforePdf: (id: number) => Fault | void | Promise<Fault | void>;
}

type Fault = 'fails' | 'cut' | 'short';

const price = { value: 1.5, currencyCode: 'EUR' };
const rowOf = (id: number) => ({
  id,
  docNumber: `INV-${id}`,
  subtotal: price,
  subtotalVat: { ...price, value: 0 },
  grandTotal: price,
  createdAt: '2026-01-31T12:00:00Z',
});

/** Starts it: the list of invoices by page and limit, their pages with one line, their PDFs. */
export async function startDocuments(count: number, pdfBytes: number): Promise<DocumentsUpstream> {
  // Random bytes cannot be compressed.
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(pdfBytes), Buffer.from('\n%%EOF\n')]);
  let open = 0;
  const upstream = await startUpstream(({ url }, res) => {
    const { pathname, searchParams } = new URL(url, 'http://back.end');
    const id = Number(/\/(\d+)$/.exec(pathname)?.[1] ?? 0);
    if (pathname.endsWith('/documents/invoices')) {
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      const from = (page - 1) * limit;
      const length = Math.max(0, Math.min(limit, count - from));
      const items = Array.from({ length }, (_one, at) => rowOf(count - from - at));
      return sendJson(res, { items, meta: { page, limit, total: count } });
    }
    if (pathname.includes('/documents/invoices/')) {
      const line = { referenceOrderId: 1, articleName: 'A-1', description: 'Pad', qty: 1 };
      const items = [{ ...line, price, totalPrice: price }];
      return sendJson(res, { ...rowOf(id), vatPercent: 0, orders: [1], items });
    }
    if (pathname.endsWith('/loggedin')) return sendJson(res, {});
    state.pdfs += 1;
    open += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, open);
    res.once('close', () => (open -= 1));
    void Promise.resolve(state.beforePdf(id)).then((fault) => {
      if (fault === 'short') {
        res.writeHead(200, { 'content-type': 'application/pdf' });
        return res.end(pdf.subarray(0, pdf.length / 2));
      }
      if (fault === 'fails') return sendJson(res, { error: 'no file' }, 500);
      res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length });
      if (fault === 'cut') res.write(pdf.subarray(0, pdf.length / 2), () => res.destroy());
      else res.end(pdf);
    });
  });
  const state: DocumentsUpstream = Object.assign(upstream, {
    pdfs: 0,
    mostAtOnce: 0,
    beforePdf: () => undefined,
  });
  return state;
}
