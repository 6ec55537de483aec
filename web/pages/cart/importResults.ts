import { createStore } from '../../ui/createStore.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';

/** A line of the file that did not go in (CART-37). */
export type ImportError = {
  /** From 1. */
  readonly line?: number | null | undefined;
  readonly content?: string | null | undefined;
  readonly message?: string | null | undefined;
};

/** The result of a file of which some lines did not go in. */
export type ImportResult = {
  /** How many lines went in. */
  taken: number;
  errors: readonly ImportError[];
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

/** Sets the lines that went in apart from those to correct; the latter keep the header and the separator of the file. */
export function toImportResult(
  file: { name: string; text: string },
  errors: readonly ImportError[],
): ImportResult {
  const lines = file.text.split(/\r\n|\n|\r/);
  const filled = lines.flatMap((content, index) =>
    /^[\s;,]*$/.test(content) ? [] : [{ line: index + 1, content }],
  );
  const bad = new Set(errors.map(({ line }) => line));
  const good = filled.filter(({ line }) => !bad.has(line));
  const separator = separatorOf(lines);
  const [first] = good;
  // A line that went in has a quantity.
  const isHeader =
    first !== undefined && first === filled[0] && !/\d/.test(first.content.split(separator)[1] ?? '');
  const header = isHeader ? first.content : `article${separator}qty`;
  const left = errors.map(({ line, content }) => (line ? lines[line - 1] : content) ?? content ?? '');
  const [, name = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? [];
  return {
    taken: good.length - (isHeader ? 1 : 0),
    errors,
    correctable: { name: `${name}-corrections${ending}`, text: [header, ...left, ''].join('\r\n') },
    isSeen: false,
  };
}

/** As the import finds it: by the first line that has one. */
function separatorOf(lines: readonly string[]): string {
  for (const line of lines) {
    const separator = ['\t', ';', ','].find((one) => line.includes(one));
    if (separator) return separator;
  }
  return ';';
}
