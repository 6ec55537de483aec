import { readNumber, textOf, type Bytes } from './exif.ts';

/** A picture of more pixels is not drawn: they take 4 bytes each, and a file of 50 kB can have a billion. */
const mostPixels = 110_000_000;

/** So many bytes of a JPEG may stand before its size. */
const longestHead = 1024 * 1024;

/** Whether a picture has more pixels than a page should draw; false for a file whose kind or size is not known. */
export async function isTooLarge(picture: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = picture.getReader();
  let head: Bytes = new Uint8Array();
  for (;;) {
    const { done, value = new Uint8Array() } = await reader.read();
    head = new Uint8Array(await new Blob([head, new Uint8Array(value)]).arrayBuffer());
    const pixels = pixelsOf(head);
    if (pixels === undefined && !done && head.length < longestHead) continue;
    await reader.cancel();
    return (pixels ?? 0) > mostPixels;
  }
}

/** Pixels of a PNG, GIF, WebP or JPEG by its first bytes; null for another kind, undefined where more bytes are needed. */
export function pixelsOf(head: Bytes): number | null | undefined {
  if (head.length < 30) return undefined;
  const read = (at: number, length: number, isLittleEndian = false) =>
    readNumber(head, at, length, isLittleEndian);
  const name = textOf(head.subarray(0, 16));
  if (name.slice(1, 4) === 'PNG') return read(16, 4) * read(20, 4);
  if (name.startsWith('GIF8')) return read(6, 2, true) * read(8, 2, true);
  if (name.startsWith('RIFF') && name.endsWith('VP8X'))
    return (read(24, 3, true) + 1) * (read(27, 3, true) + 1);
  // Both are at most 16,383 wide and high; the other bits of two bytes are a scale, or of the second number.
  if (name.startsWith('RIFF') && name.endsWith('VP8 '))
    return (read(26, 2, true) & 0x3f_ff) * (read(28, 2, true) & 0x3f_ff);
  if (name.startsWith('RIFF') && name.endsWith('VP8L')) {
    const bits = read(21, 4, true);
    return ((bits & 0x3f_ff) + 1) * (((bits >> 14) & 0x3f_ff) + 1);
  }
  return read(0, 2) === 0xff_d8 ? pixelsOfJpeg(head) : null;
}

function pixelsOfJpeg(head: Bytes): number | null | undefined {
  for (let at = 2; at + 9 < head.length; at += 2 + readNumber(head, at + 2, 2)) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return readNumber(head, at + 5, 2) * readNumber(head, at + 7, 2);
  }
  return undefined;
}
