import { GraphQLError } from 'graphql';
import { BulkFailure } from '../../bulk/BulkFailure.ts';
import type { Bulk, BulkCaller } from '../../bulk/createBulk.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';
import { toWireDate } from '../../rest/filters.ts';
import { documentsCsv } from '../documentTables.ts';
import { readDocuments, type DocumentKind, type DocumentsRead } from '../readDocuments.ts';
import type { OpenExport } from '../serveExport.ts';
import type { Cell } from '../Cell.ts';
import { writeCsv } from '../writeCsv.ts';
import { compareExport } from './compareExport.ts';
import { fetchFiles } from './fetchFiles.ts';
import { PackReport } from './PackReport.ts';
import { planPack, type PackPlan } from './planPack.ts';
import { readPackOptions, type PackOptions } from './readPackOptions.ts';
import { ZipWriter } from './ZipWriter.ts';

/** The longest time for a pack; files that are missing then are named in it. */
const deadlineMs = 30 * 60_000;

/**
 * `/exports/documents.zip`: the PDFs of the documents of a month or some days, their lines and totals as csv, statements,
 * and a manifest (docs/decisions/document-exports.md). Lists are read first; then files are written one after the other, so
 * that memory holds a few of them and the names of the others.
 */
export const openDocumentsPack: OpenExport = async (url, given, bulk) => {
  // Its manifest says what is missing.
  const caller = { ...given, endsAtStop: true };
  const options = readPackOptions(url);
  const plan = await planPack(options, { bulk, caller });
  const zip = new ZipWriter(caller.signal);
  new PackWriter({ options, plan, bulk, caller, zip }).write().catch((error: unknown) => {
    const originalError = error instanceof Error ? error : undefined;
    zip.destroy(new BulkFailure([new GraphQLError('The pack failed.', { originalError })]));
  });
  return {
    contentType: 'application/zip',
    fileName: `${periodOf(options)}_${nameOf(options)}.zip`,
    content: zip.output,
    summary: { files: plan.files.length + tablesOf(options, plan) },
  };
};

/** The kinds that the back end exports itself. */
const exportedKinds = ['merged-invoices', 'credit-invoices'] as const;

interface Packing {
  options: PackOptions;
  plan: PackPlan;
  bulk: Bulk;
  caller: BulkCaller;
  zip: ZipWriter;
}

class PackWriter {
  readonly #options: PackOptions;
  readonly #plan: PackPlan;
  readonly #bulk: Bulk;
  readonly #caller: BulkCaller;
  readonly #zip: ZipWriter;
  readonly #report: PackReport;
  readonly #rest: RestClient;
  readonly #now = new Date();

  constructor({ options, plan, bulk, caller, zip }: Packing) {
    this.#options = options;
    this.#plan = plan;
    this.#bulk = bulk;
    this.#caller = caller;
    this.#zip = zip;
    this.#report = new PackReport(plan, caller.exchange.language());
    this.#rest = bulk.context(caller).rest;
  }

  async write(): Promise<void> {
    if (hasTables(this.#options)) {
      await this.#addTables();
      await this.#addExports();
    }
    const closing = AbortSignal.any([AbortSignal.timeout(deadlineMs), this.#bulk.stopping]);
    const files = fetchFiles(this.#plan.files, { rest: this.#rest, signal: this.#caller.signal, closing });
    for await (const fetched of files) {
      const { file, content } = fetched;
      this.#report.addFile(fetched);
      const time = file.document?.createdAt;
      if (content) await this.#zip.add(file.name, content, time ? new Date(time) : this.#now);
    }
    if (hasTables(this.#options)) await this.#addTable('check.csv', this.#report.check());
    await this.#addTable('manifest.csv', this.#report.manifest());
    await this.#zip.end(this.#report.summary());
  }

  /** All lines, and all documents. */
  async #addTables(): Promise<void> {
    const { style } = this.#options;
    const language = this.#caller.exchange.language();
    const kinds = [...new Set(this.#plan.files.flatMap(({ document }) => document?.kind ?? []))];
    const lines = documentsCsv(this.#readLines(kinds), 'lines', { style, language });
    await this.#zip.add(`${periodOf(this.#options)}_lines.csv`, lines, this.#now);
    const documents = documentsCsv(this.#listed(kinds), 'documents', { style, language });
    await this.#zip.add(`${periodOf(this.#options)}_documents.csv`, documents, this.#now);
  }

  /** Lines that cannot be read are missing in the table, and the comparison says so. */
  async *#readLines(kinds: DocumentKind[]): AsyncGenerator<DocumentsRead, void, undefined> {
    const reader = { bulk: this.#bulk, caller: this.#caller, withLines: true };
    for (const kind of kinds) {
      const selection = { ...this.#options.documents, kinds: [kind] };
      try {
        for await (const read of readDocuments(selection, reader)) {
          for (const document of read.documents) this.#report.addLines(document);
          yield read;
        }
      } catch (error) {
        if (!(error instanceof BulkFailure) || this.#caller.signal.aborted) throw error;
        yield { kind, documents: [], unread: 1 };
      }
    }
  }

  async *#listed(kinds: DocumentKind[]): AsyncGenerator<DocumentsRead, void, undefined> {
    for (const kind of kinds) {
      const documents = this.#plan.files.flatMap(({ document }) => document ?? []);
      yield { kind, documents: documents.filter((one) => one.kind === kind), unread: 0 };
    }
  }

  /** The back end's own exports, which have to name the same documents (CALL-025). */
  async #addExports(): Promise<void> {
    const { from, until } = this.#options.documents;
    for (const type of exportedKinds) {
      const documents = this.#plan.files.flatMap(({ kind, document }) =>
        kind === type && document ? document : [],
      );
      if (documents.length === 0) continue;
      try {
        const { content } = await this.#rest.file('downloadDocuments', {
          path: { type },
          body: {
            config: { format: 'csv', withHeaders: true },
            from: toWireDate(from),
            until: toWireDate(until),
          },
        });
        this.#report.addExport(type, compareExport(content.toString(), documents));
        await this.#zip.add(`${periodOf(this.#options)}_${type}_export.csv`, content, this.#now);
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        this.#report.addExport(type, null);
      }
    }
  }

  async #addTable(name: string, rows: Cell[][]): Promise<void> {
    await this.#zip.add(name, writeCsv(rows, this.#options.style), this.#now);
  }
}

/** How many tables a pack has: the manifest, and unless it is a part lines, documents, check and the back end's exports. */
function tablesOf(options: PackOptions, { files }: PackPlan): number {
  const exported = new Set(files.map(({ kind }) => kind)).intersection(new Set<string>(exportedKinds));
  return 1 + (hasTables(options) ? 3 + exported.size : 0);
}

/** Single files are fetched again: the tables were in the first pack. Statements are in no table. */
const hasTables = ({ only, documents: { kinds } }: PackOptions): boolean =>
  only === null && kinds?.length !== 0;

/** `documents` or `statements`, and of a part how many. */
function nameOf({ documents: { kinds }, only }: PackOptions): string {
  const name = kinds?.length === 0 ? 'statements' : 'documents';
  return only === null ? name : `${name}_${only.length}`;
}

/** `2026` for a whole year, `2026-11` for a whole month, otherwise `2026-11-01_2026-11-15`. */
function periodOf({ documents: { from, until } }: PackOptions): string {
  const next = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10);
  if (from.endsWith('-01-01') && next === `${Number(from.slice(0, 4)) + 1}-01-01`) return from.slice(0, 4);
  const isMonth = from.slice(0, 7) === until.slice(0, 7) && from.endsWith('-01') && next.endsWith('-01');
  return isMonth ? from.slice(0, 7) : `${from}_${until}`;
}
