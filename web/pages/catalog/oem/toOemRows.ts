import type { ParsedText, UnreadLine } from '../../../parts/orderLists/parseLines.ts';

/**
 * The lines of a list as the search takes them: number, brand, quantity. It changes nothing, so a number whose end may be
 * a quantity is looked for as it stands.
 */
export function toOemRows({ lines, unread }: ParsedText): {
  rows: (string | number | null)[][];
  unread: UnreadLine[];
} {
  const read = lines.map(({ line, number, brand, qty, isQtyMissing }) => ({
    line,
    cells: [number, brand, isQtyMissing ? null : qty],
  }));
  const wholes = unread.flatMap(({ line, whole }) =>
    whole === null ? [] : [{ line, cells: [whole, null, null] }],
  );
  return {
    rows: [...read, ...wholes].toSorted((one, other) => one.line - other.line).map(({ cells }) => cells),
    unread: unread.filter(({ whole }) => whole === null),
  };
}
