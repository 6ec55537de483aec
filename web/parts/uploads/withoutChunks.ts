import { exifOf, readExif, textOf, type Bytes } from './exif.ts';

/** A PNG begins with eight bytes, a WebP with `RIFF`, its length and `WEBP`. */
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

type Chunk = { name: string; start: number; end: number };

/**
 * Chunks with descriptions by cameras or programs: Exif, XMP, and texts, in which some programs keep both.
 */
const descriptions = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'EXIF', 'XMP ']);
/** Flags of a WebP that say that it has Exif or XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

/**
 * Takes the position out of a PNG or a WebP, with everything else that was written about the picture except its orientation.
 * The picture stays the same, byte for byte.
 *
 * @returns null if there is nothing to take out: another format, or a picture without a position
 */
export function withoutChunks(bytes: Bytes): Bytes[] | null {
  const isPng = pngStart.every((byte, at) => bytes[at] === byte);
  const isWebp = nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP';
  if (!isPng && !isWebp) return null;
  const chunks = isPng ? readPng(bytes) : readWebp(bytes);
  const described = chunks.filter(({ name }) => descriptions.has(name));
  if (!described.some(({ start, end }) => hasPosition(bytes.subarray(start, end)))) return null;

  const exif = described.find(({ name }) => /^exif$/i.test(name));
  const content = exif && bytes.subarray(exif.start + 8, isPng ? exif.end - 4 : exif.end);
  // Some programs write the mark of a JPEG before it.
  const mark = content && textOf(content.subarray(0, 6)) === 'Exif\0\0' ? 6 : 0;
  const orientation = content ? readExif(content.slice(mark)).orientation : null;
  const upright = orientation === null ? [] : [exifOf(orientation)];

  const kept = chunks.filter(({ name }) => !descriptions.has(name));
  const parts = kept.map(({ start, end }) => bytes.slice(start, end));
  // Exif of a PNG stands before the picture.
  if (isPng) return [bytes.slice(0, pngStart.length), ...parts.toSpliced(1, 0, ...upright.map(toPngChunk))];
  const flags = parts[kept.findIndex(({ name }) => name === 'VP8X')];
  if (flags) flags[8] = ((flags[8] ?? 0) & ~exifFlag & ~xmpFlag) | (orientation === null ? 0 : exifFlag);
  parts.push(...upright.map(toWebpChunk));
  const head = bytes.slice(0, 12);
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...parts];
}

function toPngChunk(exif: Bytes): Bytes {
  const chunk = new Uint8Array(12 + exif.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, exif.length);
  chunk.set(new TextEncoder().encode('eXIf'), 4);
  chunk.set(exif, 8);
  view.setUint32(8 + exif.length, checksumOf(chunk.subarray(4, -4)));
  return chunk;
}

/** CRC-32, as PNG has it. */
function checksumOf(bytes: Bytes): number {
  let checksum = -1;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~checksum >>> 0;
}

function toWebpChunk(exif: Bytes): Bytes {
  const chunk = new Uint8Array(8 + exif.length);
  chunk.set(new TextEncoder().encode('EXIF'));
  new DataView(chunk.buffer).setUint32(4, exif.length, true);
  chunk.set(exif, 8);
  return chunk;
}

/** Length, name, content, checksum. */
function readPng(bytes: Bytes): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let start = pngStart.length; start + 12 <= bytes.length;) {
    const end = start + 12 + view.getUint32(start);
    chunks.push({ name: nameAt(bytes, start + 4), start, end: Math.min(end, bytes.length) });
    start = end;
  }
  return chunks;
}

/** Name, length, content, and a byte more where the length is odd. */
function readWebp(bytes: Bytes): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let start = 12; start + 8 <= bytes.length;) {
    const length = view.getUint32(start + 4, true);
    const end = start + 8 + length + (length % 2);
    chunks.push({ name: nameAt(bytes, start), start, end: Math.min(end, bytes.length) });
    start = end;
  }
  return chunks;
}

/** The entry of an Exif directory that leads to the position: its tag, kind and number, in both orders of bytes. */
const positionEntries = [
  [0x88, 0x25, 0, 4, 0, 0, 0, 1],
  [0x25, 0x88, 4, 0, 1, 0, 0, 0],
];

/**
 * Whether a description has a position: Exif by the entry of its directory, XMP by its names. A packed profile is not
 * unpacked: it may have one.
 */
function hasPosition(chunk: Bytes): boolean {
  const text = new TextDecoder('latin1').decode(chunk);
  return (
    /GPSL|GPSInfo|Raw profile type (?:exif|APP1|xmp)/i.test(text) ||
    positionEntries.some((entry) =>
      chunk.some((_, at) => entry.every((byte, place) => chunk[at + place] === byte)),
    )
  );
}

const nameAt = (bytes: Bytes, at: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(at, at + 4));
