/** Tags of Exif. */
const orientationTag = 0x01_12;
const positionTag = 0x88_25;

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The orientation in Exif, from 1 to 8 (null: none), and whether it has a position. Without the marker `Exif` before
 * it.
 */
export function readExif(exif: Bytes): { orientation: number | null; hasPosition: boolean } {
  const isLittleEndian = textOf(exif.subarray(0, 2)) === 'II';
  const read = (at: number, length: number) => readNumber(exif, at, length, isLittleEndian);
  const directory = read(4, 4);
  const entries = Array.from({ length: read(directory, 2) }, (_, place) => directory + 2 + place * 12);
  const orientation = entries.find((entry) => read(entry, 2) === orientationTag);
  return {
    orientation: orientation === undefined ? null : read(orientation + 8, 2),
    hasPosition: entries.some((entry) => read(entry, 2) === positionTag),
  };
}

/** Exif that says the orientation and nothing else. */
export function exifOf(orientation: number): Bytes {
  const exif = new Uint8Array(26);
  exif.set(new TextEncoder().encode('MM\0*'));
  // The directory follows at once, with one entry: one number of 16 bits.
  exif.set(
    [0, 0, 0, 8, 0, 1, orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation],
    4,
  );
  return exif;
}

export const textOf = (bytes: Bytes): string => new TextDecoder('latin1').decode(bytes);

/** A number of some bytes; those after the end of the file count as 0. */
export function readNumber(bytes: Bytes, at: number, length: number, isLittleEndian = false): number {
  const places = Array.from({ length }, (_, place) => at + (isLittleEndian ? length - 1 - place : place));
  return places.reduce((number, place) => number * 256 + (bytes[place] ?? 0), 0);
}
