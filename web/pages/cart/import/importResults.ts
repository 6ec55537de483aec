import { createStore } from '../../../ui/createStore.ts';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { lineBreak } from '../../../../contract/lists/splitRecords.ts';
import type { ParsedText } from '../../../parts/orderLists/parseLines.ts';

/** A line of the file that did not go in (CART-37). */
export type ImportError = {
  /** From 1. */
  readonly line?: number | null | undefined;
  readonly content?: string | null | undefined;
  readonly message?: string | null | undefined;
};

/** The result of a file with lines that were not imported, or not as written. */
export type ImportResult = {
  /** How many lines went in. */
  taken: number;
  errors: readonly ImportError[];
  /** Lines that went in with more pieces than they name. */
  rounded: readonly ImportError[];
  /** The lines to correct, as a file that can be imported. */
  correctable: { name: string; text: string };
  /** Whether it has been on the screen. */
  isSeen: boolean;
};

/**
 * The result of the last file of each cart, until the user closes it. They outlive the page; a log-out reloads the
 * document, which clears them.
 */
export const importResults = createStore<Partial<Record<CartType, ImportResult | undefined>>>({});

/** Keeps the result of a cart's last file; undefined removes it. */
export function putImportResult(type: CartType, result: ImportResult | undefined): void {
  importResults.set({ ...importResults.read(), [type]: result });
}

/** Sets the lines that went in, of those sent, apart from those to correct; the latter keep the header and the separator of the file. */
export function toImportResult(
  file: { name: string; text: string },
  { leftOut }: Pick<ParsedText, 'leftOut'>,
  { sent, errors, rounded }: Pick<ImportResult, 'errors' | 'rounded'> & { sent: readonly number[] },
): ImportResult {
  const lines = file.text.split(lineBreak);
  const bad = new Set(errors.map(({ line }) => line));
  const separator = separatorOf(lines);
  const header = leftOut.find(({ kind }) => kind === 'HEADING')?.content ?? `article${separator}qty`;
  const sorted = errors.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const left = sorted.map(({ line, content }) => {
    const written = lines[(line ?? 0) - 1] ?? '';
    // A record may have several lines.
    return written.includes(content ?? '') ? written : (content ?? '');
  });
  const [, name = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
  return {
    taken: new Set(sent.filter((line) => !bad.has(line))).size,
    errors: sorted,
    rounded,
    correctable: {
      name: `${name}-corrections${/^\.(?:xls|ods)/i.test(ending) ? '.csv' : ending}`,
      text: [header, ...left, ''].join('\r\n'),
    },
    isSeen: false,
  };
}

/** The first that a line has. */
function separatorOf(lines: readonly string[]): string {
  for (const line of lines) {
    const separator = ['\t', ';', '|', ','].find((one) => line.includes(one));
    if (separator) return separator;
  }
  return ';';
}
