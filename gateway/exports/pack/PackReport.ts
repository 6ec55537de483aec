import { hash } from 'node:crypto';
import { kindName, signed } from '../documentTables.ts';
import { message, translate, type Language, type Message, type MessageText } from '../../messages/message.ts';
import { sumOf, type DocumentKind, type ExportedDocument } from '../readDocuments.ts';
import type { Cell } from '../Cell.ts';
import { toAscii } from '../toAscii.ts';
import type { ExportComparison } from './compareExport.ts';
import type { FetchedFile } from './fetchFiles.ts';
import type { PackPlan, PlannedFile } from './planPack.ts';

/** A row of the manifest. */
interface Entry {
  file: PlannedFile;
  bytes: number | null;
  sha256: string | null;
  /** In the caller's language. */
  problem: string | null;
}

type Row = Cell[];

/** A row of the comparison, without its result: what differs, of lines, export and files. */
interface Comparison {
  cells: Row;
  differences: readonly Message[];
}

const manifestHeadings: readonly MessageText[] = [
  message('COLUMN.KIND'),
  message('COLUMN.NUMBER'),
  message('COLUMN.DATE'),
  message('COLUMN.NET'),
  message('COLUMN.VAT'),
  message('COLUMN.GROSS'),
  message('COLUMN.CURRENCY'),
  message('COLUMN.FILE'),
  message('COLUMN.BYTES'),
  'SHA-256',
  message('COLUMN.PROBLEM'),
  message('COLUMN.ID'),
];

const checkHeadings: readonly Message[] = [
  message('COLUMN.KIND'),
  message('COLUMN.CURRENCY'),
  message('COLUMN.LISTED'),
  message('COLUMN.LISTED_GROSS'),
  message('COLUMN.LISTED_NET'),
  message('COLUMN.LINES_NET'),
  message('COLUMN.EXPORTED'),
  message('COLUMN.EXPORTED_GROSS'),
  message('COLUMN.FILES'),
  message('COLUMN.FILES_GROSS'),
  message('COLUMN.RESULT'),
];

/** The contents of a finished pack: each file, what is missing, and whether list, export and files agree. */
export class PackReport {
  readonly #plan: PackPlan;
  readonly #language: Language;
  readonly #entries: Entry[] = [];
  readonly #exports = new Map<DocumentKind, ExportComparison | null>();
  readonly #lineSums = new Map<string, number | null>();

  constructor(plan: PackPlan, language: Language) {
    this.#plan = plan;
    this.#language = language;
  }

  /** Notes a file that was written, or that is missing. */
  addFile({ file, content, problem }: FetchedFile): void {
    this.#entries.push({
      file,
      bytes: content?.length ?? null,
      sha256: content && hash('sha256', content),
      problem: problem && translate(problem, this.#language),
    });
  }

  /** Notes the back end's own export of a kind; null if it could not be read. */
  addExport(kind: DocumentKind, comparison: ExportComparison | null): void {
    this.#exports.set(kind, comparison);
  }

  /** Notes the lines of a document. */
  addLines({ dbId, lines }: ExportedDocument): void {
    this.#lineSums.set(dbId, sumOf(lines.map(({ totalPrice }) => totalPrice?.value ?? null)));
  }

  /** The manifest: a row a file, those that are missing with the reason. */
  manifest(): Row[] {
    const rows = this.#entries.map(({ file, bytes, sha256, problem }): Row => {
      const { id, kind, name, number, date, document } = file;
      return [
        kindName(kind, this.#language),
        number,
        { day: date },
        document && signed(document, document.net),
        document && signed(document, document.vat),
        document && signed(document, document.gross),
        document?.currency ?? null,
        problem === null ? name : null,
        bytes,
        sha256,
        problem,
        id,
      ];
    });
    const notListed = translate(message('PACK.NOT_LISTED'), this.#language);
    const notFound = this.#plan.notFound.map((id): Row => [...Array<null>(10).fill(null), notListed, id]);
    return [manifestHeadings.map((heading) => translate(heading, this.#language)), ...rows, ...notFound];
  }

  /** The comparison: a row for each kind and currency with counts and sums of list, lines, export and files. */
  check(): Row[] {
    return [
      checkHeadings.map((heading) => translate(heading, this.#language)),
      ...this.#compare().map(({ cells, differences }): Row => {
        const parts = differences.map((part) => translate(part, this.#language)).join(', ');
        const result = parts === '' ? 'OK' : message('CHECK.DIFFERS', { parts });
        return [...cells, translate(result, this.#language)];
      }),
    ];
  }

  #compare(): Comparison[] {
    const files = this.#plan.files.flatMap(({ document }) => document ?? []);
    const written = new Set(
      this.#entries.filter(({ problem }) => problem === null).map(({ file }) => file.document),
    );
    const groups = Map.groupBy(files, ({ kind, currency }) => `${kind} ${currency}`);
    return [...groups.values()].map((group) => this.#compareGroup(group, written));
  }

  #compareGroup(
    group: readonly ExportedDocument[],
    written: ReadonlySet<ExportedDocument | null>,
  ): Comparison {
    const [{ kind, currency } = { kind: 'invoices' as const, currency: null }] = group;
    const listedNet = sumOf(group.map(({ net }) => net));
    const linesNet = sumOf(group.map(({ dbId }) => this.#lineSums.get(dbId) ?? null));
    const exported = this.#exports.get(kind);
    const inExport = exported ? group.filter((one) => exported.agreeing.has(one)) : [];
    const inFiles = group.filter((one) => written.has(one));
    const differences: Message[] = [];
    if (this.#lineSums.size > 0 && linesNet !== listedNet) differences.push(message('CHECK.LINES'));
    if (exported === null || (exported && (inExport.length < group.length || exported.others > 0)))
      differences.push(message('CHECK.EXPORT'));
    if (inFiles.length < group.length) differences.push(message('CHECK.FILES'));
    const cells = [
      kindName(kind, this.#language),
      currency,
      group.length,
      signed({ kind }, grossOf(group)),
      signed({ kind }, listedNet),
      signed({ kind }, linesNet),
      exported ? inExport.length : null,
      signed({ kind }, exported ? grossOf(inExport) : null),
      inFiles.length,
      signed({ kind }, grossOf(inFiles)),
    ];
    return { cells, differences };
  }

  /** The result in JSON, in ASCII: the comment at the end of the ZIP, for programs and people. */
  summary(): string {
    const missing = this.#entries
      .filter(({ problem }) => problem !== null)
      .map(({ file: { id, kind, number }, problem }) => ({ id, kind, number, problem }));
    const notListed = translate(message('PACK.NOT_LISTED'), this.#language);
    const notFound = this.#plan.notFound.map((id) => ({
      id,
      kind: null,
      number: null,
      problem: notListed,
    }));
    const all = [...missing, ...notFound];
    const json = JSON.stringify({
      files: this.#entries.length - missing.length,
      missing: all.length,
      unread: this.#plan.unread,
      agrees: this.#compare().every(({ differences }) => differences.length === 0),
      // The comment of a ZIP has room for 64 KB.
      first: all.slice(0, 200),
    });
    return toAscii(json);
  }
}

const grossOf = (documents: readonly ExportedDocument[]): number | null =>
  sumOf(documents.map(({ gross }) => gross));
