/** A file in a zip. */
export type ZipFile = {
  name: string;
  /** Its bytes when unpacked, as the directory says. */
  size: number;
  /** As it stands in the zip. */
  packed: Uint8Array;
  isDeflated: boolean;
};

/** The bytes of a file in a zip. */
export function unpack({ packed, isDeflated }: ZipFile): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stored = new Blob([new Uint8Array(packed)]).stream();
  return isDeflated ? stored.pipeThrough(new DecompressionStream('deflate-raw')) : stored;
}

/** The files in a zip, by its directory; null when that cannot be read or leaves a size open. */
export function readZipDirectory(zip: Uint8Array): ZipFile[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  while (end >= 0 && end > zip.length - 65_558 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const files: ZipFile[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const [length, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    if (size === 0 && length > 2) return null;
    const behindName = at + 46 + view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    if (start + 30 > zip.length) return null;
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    files.push({
      name: new TextDecoder().decode(zip.subarray(at + 46, behindName)),
      size,
      packed: zip.subarray(content, content + length),
      isDeflated: view.getUint16(at + 10, true) === 8,
    });
    at = behindName + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
