import { exifOf, readExif, readNumber, textOf, type Bytes } from './exif.ts';
import { withoutChunks } from './withoutChunks.ts';

/** Second bytes of the markers of a JPEG; the first is 0xff. */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const app1 = 0xe1;
const app2 = 0xe2;
const app13 = 0xed;
type Segment = { marker: number; start: number; end: number; content: Bytes };

/**
 * Takes the position out of a JPEG, PNG or WebP, with everything else that camera or program wrote about the picture except
 * its orientation. The picture stays the same, byte for byte. Further pictures in the file, which may have a position too,
 * are left out.
 *
 * @returns null if there is nothing to take out: another format, or a picture without a position
 */
export async function removePosition(photo: File): Promise<File | null> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const file = (parts: Bytes[]) =>
    new File(parts, photo.name, { type: photo.type, lastModified: photo.lastModified });
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) {
    const kept = withoutChunks(bytes);
    return kept && file(kept);
  }
  const segments = readSegments(bytes);
  const described = segments.filter(isDescription);
  const exif = described.map(readSegment).find((read) => read !== null);
  const isInXmp = described.some(({ content }) => textOf(content).includes('GPSLatitude'));
  if (!exif?.hasPosition && !isInXmp) return null;

  const parts = [bytes.subarray(0, 2), segmentOf(exif?.orientation ?? 1)];
  let at = 2;
  for (const { start, end } of described) {
    parts.push(bytes.subarray(at, start));
    at = end;
  }
  parts.push(bytes.subarray(at, segments.find(({ marker }) => marker === endOfImage)?.end));
  return file(parts);
}

/** The segments up to the end of the first picture. Between them is the compressed picture. */
function readSegments(bytes: Bytes): Segment[] {
  const segments: Segment[] = [];
  let start = bytes.indexOf(0xff, 2);
  while (start !== -1) {
    const marker = bytes[start + 1] ?? 0;
    // In the compressed picture 0xff is followed by 0, or by a mark (0xd0 to 0xd7) at which a decoder can start again.
    const isSegment = marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd7);
    const isEnd = marker === endOfImage;
    const end = start + 2 + (isSegment && !isEnd ? readNumber(bytes, start + 2, 2) : 0);
    if (isSegment) segments.push({ marker, start, end, content: bytes.subarray(start + 4, end) });
    if (isEnd) break;
    start = bytes.indexOf(0xff, isSegment ? end : start + 1);
  }
  return segments;
}

/** Exif and XMP, the directory of further pictures, and IPTC. A colour profile belongs to the picture. */
const isDescription = ({ marker, content }: Segment): boolean =>
  marker === app1 || marker === app13 || (marker === app2 && textOf(content.subarray(0, 4)) === 'MPF\0');

const exifMark = 'Exif\0\0';

/** The content of an Exif segment; null for another segment. */
const readSegment = ({ content }: Segment) =>
  textOf(content.subarray(0, 6)) === exifMark ? readExif(content.subarray(6)) : null;

/** A segment of Exif that says the orientation and nothing else. */
function segmentOf(orientation: number): Bytes {
  const exif = exifOf(orientation);
  const segment = new Uint8Array(10 + exif.length);
  segment.set([0xff, app1, 0, segment.length - 2]);
  segment.set(new TextEncoder().encode(exifMark), 4);
  segment.set(exif, 10);
  return segment;
}
