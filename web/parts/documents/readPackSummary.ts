/** What a pack says of itself. */
export type PackSummary = {
  /** Files in it, without its tables. */
  files: number;
  /** Files that could not be fetched. */
  missing: number;
  /** Rows of lists that could not be read: of their documents nothing is known. */
  unread: number;
  /** Whether list, lines, export and files agree by count and sum. */
  agrees: boolean;
  /** The missing files, the first of them. */
  first: readonly { id: string; number: string | null }[];
};

/** Bytes of a ZIP's last record without its comment, and the most that a comment has. */
const recordLength = 22;
const longestComment = 65_535;
const signature = 0x06054b50;

/** The summary of a pack: the comment at the end of the ZIP, in JSON. Null if it has none that can be read. */
export async function readPackSummary(zip: Blob): Promise<PackSummary | null> {
  const end = await zip.slice(Math.max(0, zip.size - recordLength - longestComment)).arrayBuffer();
  const view = new DataView(end);
  for (let at = end.byteLength - recordLength; at >= 0; at--) {
    if (view.getUint32(at, true) !== signature) continue;
    const length = view.getUint16(at + 20, true);
    if (at + recordLength + length !== end.byteLength) continue;
    return parse(new TextDecoder().decode(new Uint8Array(end, at + recordLength)));
  }
  return null;
}

function parse(text: string): PackSummary | null {
  try {
    const summary: unknown = JSON.parse(text);
    return isSummary(summary) ? summary : null;
  } catch {
    return null;
  }
}

const isSummary = (value: unknown): value is PackSummary =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  typeof value.files === 'number' &&
  'missing' in value &&
  typeof value.missing === 'number' &&
  'unread' in value &&
  typeof value.unread === 'number' &&
  'agrees' in value &&
  typeof value.agrees === 'boolean' &&
  'first' in value &&
  Array.isArray(value.first) &&
  value.first.every(
    (file: unknown) =>
      typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'string',
  );
