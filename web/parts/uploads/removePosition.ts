/** Second bytes of the markers of a JPEG; the first is 0xff. */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const app1 = 0xe1;
const app2 = 0xe2;
const app13 = 0xed;
/** Tags of Exif. */
const orientationTag = 0x01_12;
const positionTag = 0x88_25;

type Bytes = Uint8Array<ArrayBuffer>;
type Segment = { marker: number; start: number; end: number; content: Bytes };

/**
 * Takes the position out of a JPEG, with everything else that camera or program wrote about the picture except its
 * orientation. The picture stays the same, byte for byte. Further pictures in the file, which may have a position too, are
 * left out.
 *
 * @returns null if there is nothing to take out: another format, or a picture without a position
 */
export async function removePosition(file: File): Promise<File | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null;
  const segments = readSegments(bytes);
  const described = segments.filter(isDescription);
  const exif = described.map(readExif).find((read) => read !== null);
  const isInXmp = described.some(({ content }) => textOf(content).includes('GPSLatitude'));
  if (!exif?.hasPosition && !isInXmp) return null;

  const parts = [bytes.subarray(0, 2), exifOf(exif?.orientation ?? 1)];
  let at = 2;
  for (const { start, end } of described) {
    parts.push(bytes.subarray(at, start));
    at = end;
  }
  parts.push(bytes.subarray(at, segments.find(({ marker }) => marker === endOfImage)?.end));
  return new File(parts, file.name, { type: file.type, lastModified: file.lastModified });
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

/** What a segment of Exif says; null for another segment. */
function readExif({ content }: Segment): { orientation: number | null; hasPosition: boolean } | null {
  if (textOf(content.subarray(0, 6)) !== 'Exif\0\0') return null;
  const tiff = content.subarray(6);
  const isLittleEndian = textOf(tiff.subarray(0, 2)) === 'II';
  const read = (at: number, length: number) => readNumber(tiff, at, length, isLittleEndian);
  const directory = read(4, 4);
  const entries = Array.from({ length: read(directory, 2) }, (_, place) => directory + 2 + place * 12);
  const orientation = entries.find((entry) => read(entry, 2) === orientationTag);
  return {
    orientation: orientation === undefined ? null : read(orientation + 8, 2),
    hasPosition: entries.some((entry) => read(entry, 2) === positionTag),
  };
}

/** A segment of Exif that says the orientation, from 1 to 8, and nothing else. */
function exifOf(orientation: number): Bytes {
  const segment = new Uint8Array(36);
  segment.set([0xff, app1, 0, 34]);
  segment.set(new TextEncoder().encode('Exif\0\0MM\0*'), 4);
  // The directory follows at once, with one entry: one number of 16 bits.
  segment.set([0, 0, 0, 8, 0, 1, orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0], 14);
  segment.set([orientation], 29);
  return segment;
}

const textOf = (bytes: Bytes): string => new TextDecoder('latin1').decode(bytes);

/** A number of some bytes; those after the end of the file count as 0. */
function readNumber(bytes: Bytes, at: number, length: number, isLittleEndian = false): number {
  const places = Array.from({ length }, (_, place) => at + (isLittleEndian ? length - 1 - place : place));
  return places.reduce((number, place) => number * 256 + (bytes[place] ?? 0), 0);
}
