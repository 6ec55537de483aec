/** As many lines as the gateway finds at once. */
const mostLines = 5000;

/**
 * Positions of lines as an address has them: `0-4,7`.
 *
 * @param lines positions, in any order
 */
export function writeLineRanges(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line <= last.to + 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',');
}

/** The positions in a text of an address; null, which stands for all lines, for any other text. */
export function readLineRanges(text: string | null): number[] | null {
  if (text === null || !/^\d{1,9}(-\d{1,9})?(,\d{1,9}(-\d{1,9})?)*$/.test(text)) return null;
  const lines: number[] = [];
  for (const range of text.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) {
      if (lines.length === mostLines) return null;
      lines.push(line);
    }
  }
  return lines;
}
