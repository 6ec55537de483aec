import { readFileSync } from 'node:fs';
import type { Bulk, BulkCaller } from '../bulk/createBulk.ts';
import { dayIn } from '../../contract/dayIn.ts';
import { fromCents, toCents } from '../schema/cents.ts';
import { isForbidden } from './isForbidden.ts';
import type {
  ExportCreditInvoicesQuery,
  ExportInvoicesQuery,
  ExportMergedInvoicesQuery,
  LineFragment,
} from './operations.generated.ts';

const query = readFileSync(new URL('./documents.graphql', import.meta.url), 'utf8');

/** Kinds of document that have lines and totals, by their names in addresses. */
export const documentKinds = ['invoices', 'merged-invoices', 'credit-invoices'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The operation that reads each kind. */
const operations: Record<DocumentKind, string> = {
  invoices: 'ExportInvoices',
  'merged-invoices': 'ExportMergedInvoices',
  'credit-invoices': 'ExportCreditInvoices',
};

type Nodes =
  | NonNullable<ExportInvoicesQuery['viewer']['invoices']>['edges'][number]
  | NonNullable<ExportMergedInvoicesQuery['viewer']['mergedInvoices']>['edges'][number]
  | NonNullable<ExportCreditInvoicesQuery['viewer']['creditInvoices']>['edges'][number];
type Node = NonNullable<NonNullable<Nodes>['node']>;

/** A document of an export. */
export interface ExportedDocument {
  kind: DocumentKind;
  dbId: string;
  number: string | null;
  /** Its printed date; of an invoice, which has none in its list, the day of its creation. */
  date: string | null;
  createdAt: string | null;
  net: number | null;
  vat: number | null;
  gross: number | null;
  currency: string | null;
  /** As the back end gives it, otherwise worked out from the amounts; null if neither is possible. */
  vatPercent: number | null;
  seller: { companyName: string | null; vat: string | null } | null;
  /** Empty unless lines were asked for. */
  lines: LineFragment[];
}

/** Whether a document reduces the amount owed. */
export const isCredit = ({ kind }: Pick<ExportedDocument, 'kind'>): boolean => kind === 'credit-invoices';

/** Documents that were read together, and how many could not be read. */
export interface DocumentsRead {
  kind: DocumentKind;
  documents: ExportedDocument[];
  unread: number;
}

/** Which documents to read. */
export interface DocumentSelection {
  /** Days, YYYY-MM-DD, both inclusive; null for an open end. */
  from: string | null;
  until: string | null;
  /** Null: the kinds that the user books, which are final invoices instead of invoices for those who have them. */
  kinds: readonly DocumentKind[] | null;
  /** Only documents in this currency; null for all. */
  currency: string | null;
  /** Only the documents with these ids; null for all. Those that are not found count as not read. */
  only: readonly string[] | null;
}

/**
 * Reads documents of several kinds, one kind after the other, the newest first. Kinds that the user may not see are left
 * out, unless they were asked for or all kinds are refused.
 *
 * @param withLines also their lines and seller: a call for each document
 * @throws BulkFailure
 */
export async function* readDocuments(
  { from, until, kinds, currency, only }: DocumentSelection,
  { bulk, caller, withLines }: { bulk: Bulk; caller: BulkCaller; withLines: boolean },
): AsyncGenerator<DocumentsRead, void, undefined> {
  const days = from === null && until === null ? null : { from, until };
  const toDay = dayIn(bulk.timeZone);
  const missing = new Set(only);
  const all = kinds ?? (await bookedKinds(bulk, caller));
  let refused = 0;
  for (const kind of all) {
    const variables = { days, lines: withLines };
    const pages = bulk.pages<Node>(
      { query, operationName: operations[kind], variables, after: null },
      caller,
    );
    try {
      for await (const { rows, skipped } of pages) {
        const wanted = rows.filter(({ node }) => only === null || missing.delete(node.dbId));
        const readable = wanted.filter(({ errors }) => errors.length === 0);
        const documents = readable.map(({ node }) => toDocument(kind, node, toDay));
        yield {
          kind,
          documents: documents.filter((one) => currency === null || one.currency === currency),
          // A row without an id may be one of those asked for, which then is missing at the end.
          unread: wanted.length - readable.length + (only === null ? skipped : 0),
        };
      }
    } catch (error) {
      if (kinds !== null || !isForbidden(error)) throw error;
      refused += 1;
      if (refused === all.length) throw error;
    }
  }
  const [kind = 'invoices'] = kinds ?? [];
  if (missing.size > 0) yield { kind, documents: [], unread: missing.size };
}

/** A final invoice sums up invoices: only one of the two belongs into the books (DOC-25, DOC-26). */
async function bookedKinds(bulk: Bulk, caller: BulkCaller): Promise<DocumentKind[]> {
  const session = await bulk.context(caller).rest.get('getLoggedIn');
  const attributes = 'user' in session ? session.attributes : [];
  return [attributes.includes('merged_invoice_list') ? 'merged-invoices' : 'invoices', 'credit-invoices'];
}

function toDocument(kind: DocumentKind, node: Node, toDay: (moment: string) => string): ExportedDocument {
  const { dbId, docNumber, createdAt, subtotal, subtotalVat, grandTotal } = node;
  const net = subtotal?.value ?? null;
  const vat = subtotalVat?.value ?? null;
  return {
    kind,
    dbId,
    number: docNumber,
    date: ('date' in node ? node.date : null) ?? (createdAt && toDay(createdAt)),
    createdAt,
    net,
    vat,
    gross: grandTotal?.value ?? null,
    currency: grandTotal?.currencyCode ?? null,
    vatPercent: ('vatPercent' in node ? node.vatPercent : null) ?? rateOf(kind, node),
    seller: node.sellerAddress ?? null,
    lines: (node.items ?? []).filter((line) => line !== null),
  };
}

interface Amounts {
  subtotal?: { value: number } | null;
  subtotalVat?: { value: number } | null;
}

/** Invoices that a final one is taken to have where they are not read. */
const likelyInvoices = 30;

/**
 * The rate of a document; null if it has several or an amount is not known. VAT is rounded for each invoice of a final one:
 * where these are not read, its VAT may be off by a cent for each, but by no more than 0.001 percentage points.
 */
function rateOf(kind: DocumentKind, node: Node): number | null {
  if ('invoices' in node && node.invoices) return commonRate(node.invoices, 1);
  const net = Math.abs(node.subtotal?.value ?? 0);
  return commonRate(
    [node],
    kind === 'merged-invoices' ? Math.min(likelyInvoices, Math.max(1, net / 1000)) : 1,
  );
}

/** The rate in percent, whole or with one decimal, that gives the VAT of each of these, give or take some cents; null if none does. */
function commonRate(all: readonly (Amounts | null)[], cents: number): number | null {
  const net = sumOf(all.map((one) => one?.subtotal?.value ?? null));
  const vat = sumOf(all.map((one) => one?.subtotalVat?.value ?? null));
  if (!net || vat === null) return null;
  const errorOf = (rate: number) =>
    Math.max(
      ...all.map((one) =>
        Math.abs(toCents(((one?.subtotal?.value ?? 0) * rate) / 100) - toCents(one?.subtotalVat?.value ?? 0)),
      ),
    );
  // The VAT of a small document has several rates: a whole one is the likeliest, unless only another fits exactly.
  const rates = [Math.round((vat / net) * 100), Math.round((vat / net) * 1000) / 10];
  return rates.find((rate) => errorOf(rate) === 0) ?? rates.find((rate) => errorOf(rate) <= cents) ?? null;
}

/** The sum of amounts, exact to the cent; null if one of them is not known. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  let cents = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    cents += toCents(amount);
  }
  return fromCents(cents);
}
