import { expect, test } from 'vitest';
import { checkFile } from '../../../web/parts/uploads/checkFile.ts';

const file = (bytes: number, name: string, type = '') => new File([new Uint8Array(bytes)], name, { type });

test('photos above the limit are made smaller, other files are refused, what fits is sent', () => {
  expect(checkFile(file(11, 'a.jpg', 'image/jpeg'), 10)).toBe('prepare');
  expect(checkFile(file(11, 'a.pdf', 'application/pdf'), 10)).toBe('tooLarge');
  expect(checkFile(file(11, 'a.svg', 'image/svg+xml'), 10)).toBe('tooLarge');
  expect(checkFile(file(10, 'a.jpg', 'image/jpeg'), 10)).toBe('send');
});

test("Apple's photos are always converted, by type or by name; an empty file is refused", () => {
  expect(checkFile(file(5, 'a.HEIC'), 10)).toBe('prepare');
  expect(checkFile(file(5, 'a', 'image/heif'), 10)).toBe('prepare');
  expect(checkFile(file(0, 'a.heic'), 10)).toBe('empty');
});
