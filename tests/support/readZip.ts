import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive, stored or deflated, by name. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = archive.readUInt16LE(end + 10);
  let entry = archive.readUInt32LE(end + 16);
  for (let n = 0; n < entries; n += 1) {
    const [size, nameLength, extra, comment] = [
      archive.readUInt32LE(entry + 20),
      archive.readUInt16LE(entry + 28),
      archive.readUInt16LE(entry + 30),
      archive.readUInt16LE(entry + 32),
    ];
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files.set(name, archive.readUInt16LE(entry + 10) === 8 ? inflateRawSync(content) : content);
    entry += 46 + nameLength + extra + comment;
  }
  return files;
}
