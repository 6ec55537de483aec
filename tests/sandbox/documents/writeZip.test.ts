import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeZip, type ZipEntry } from '../../../sandbox/export/writeZip.ts';
import { readZip } from '../../support/readZip.ts';

const megabyte = Buffer.alloc(1024 * 1024, 'x');

test('an archive holds its files under their names', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'ä ß.csv', input: Buffer.from('1;2') };
    yield { name: 'empty.txt', input: Buffer.alloc(0) };
    yield { name: 'large.bin', input: megabyte, lastModified: new Date(2026, 0, 2) };
  }
  const files = readZip(await buffer(writeZip(entries())));
  expect([...files.keys()]).toEqual(['ä ß.csv', 'empty.txt', 'large.bin']);
  expect(files.get('ä ß.csv')?.toString()).toBe('1;2');
  expect(files.get('empty.txt')).toHaveLength(0);
  expect(files.get('large.bin')?.equals(megabyte)).toBe(true);
});

test('an archive takes its files as it is read, and none after its reader has gone away', async () => {
  let taken = 0;
  let isEnded = false;
  async function* many(): AsyncGenerator<ZipEntry> {
    try {
      for (; taken < 500; taken += 1) yield { name: String(taken), input: megabyte };
    } finally {
      isEnded = true;
    }
  }
  const archive = writeZip(many());
  await once(archive, 'readable');
  archive.destroy();
  await expect.poll(() => isEnded).toBe(true);
  expect(taken).toBeLessThan(50);
});
